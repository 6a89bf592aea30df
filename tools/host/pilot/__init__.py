"""A pilot plays on a device or in a session: by which policy it answers, which keys lead there, and any keys at all."""
