"""Golden transcripts: `<title>/<name>.txt`, in the format of ops/transcript.py."""
