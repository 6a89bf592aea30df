"""Names where there is no room for them."""


def abbreviations(names, width):
    """A list of the names cut to `width` letters; of two that would look alike, the last letter is one in which they
    differ.
    """
    texts = []
    for name in names:
        text = name[:width]
        others = [other for other in names if other != name and other[:width] == text]
        for at in range(width, len(name)):
            if others and name[at] not in [other[at : at + 1] for other in others]:
                text = name[: width - 1] + name[at]
                break
        texts.append(text)
    return texts
