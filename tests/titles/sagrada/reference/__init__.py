"""A second reading of the rules of Sagrada, slow and literal, to hold the title against. It shares no rule with it."""
