"""The screens: menu, setup, table, results, load, settings, rules, credits, and the dialogs over them."""
