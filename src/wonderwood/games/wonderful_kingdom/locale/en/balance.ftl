# What was done with a card, as the balance lab tells it: “Grand Library · built”. Only what has words here is counted.

deed-built-card = built
deed-recycled-card = recycled
deed-defeated-card = defeated
deed-joined-card = in the Council
