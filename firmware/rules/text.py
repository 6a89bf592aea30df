"""The text of a file that a person has written, whatever wrote it."""


def text_of(data):
    """The text that bytes are: UTF-8, or else Latin-1, with or without a mark before it; lines end with a newline."""
    if data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
    try:
        text = str(data, "utf-8")
    except ValueError:  # UnicodeError is not known to every runtime; it is a ValueError on all
        text = "".join([chr(byte) for byte in data])
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
