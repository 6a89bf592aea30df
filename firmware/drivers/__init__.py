"""All that knows the runtime: one folder for each, and what they share."""
