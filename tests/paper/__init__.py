"""Three knots of the big games tied on the kernel alone, kept so that the kernel stays fit for them."""
