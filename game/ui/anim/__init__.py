"""Motion: tweens along eased paths, and the director that plays events."""
