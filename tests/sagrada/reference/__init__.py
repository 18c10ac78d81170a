"""A second reading of the rule book of Sagrada, slow and literal, to hold the title against. It shares no rule with it."""
