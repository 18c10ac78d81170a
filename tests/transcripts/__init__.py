"""Golden transcripts: `<title>/<name>.txt`, in the format of ops/cli/transcript.py."""
