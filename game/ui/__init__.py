"""The window: everything a player sees, hears and touches. It knows the session, never the opponents' minds."""
