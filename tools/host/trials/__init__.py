"""Games that nobody recorded: legal answers at random, any keys at all, torture."""
