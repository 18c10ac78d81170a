"""What must hold for every title at every position: ARCHITECTURE.md section 8 as a program."""
