"""A camera in front of the display: its pictures of the lit pixels, and the two readers that get them.

They are cv2 and zxing-cpp (`make webtests`); `missing` says why they cannot be used here, or "".
"""

import importlib.util
import random
import string

import pytest

from host.device.picture import pixels_of

from canvas import Canvas
from engine.result import Result
from flows.codes import fragments
from screens import qr
from screens.name import LETTERS

missing = ""
if any(importlib.util.find_spec(name) is None for name in ("cv2", "numpy", "zxingcpp")):
    missing = "no readers of codes: `make webtests` installs them"
else:
    import cv2
    import numpy
    import zxingcpp

READERS = pytest.mark.skipif(bool(missing), reason=missing)
# Of a picture without a camera: picture elements for each pixel, and dark ones around the display.
_FINE = 8
_AROUND = 12


def shown(pixels):
    """The rows of pixels as a picture, enlarged, in a dark case."""
    rows = numpy.array([list(row) for row in pixels], numpy.uint8) * 255
    return numpy.kron(numpy.pad(rows, _AROUND), numpy.ones((_FINE // 2, _FINE // 2), numpy.uint8))


def zxing(picture):
    """The texts that zxing finds, in the picture or in the same twice as large."""
    twice = cv2.resize(picture, None, fx=2, fy=2)
    return [found.text for found in zxingcpp.read_barcodes(picture) or zxingcpp.read_barcodes(twice)]


def decoded(jpeg):
    """The picture that a JPEG file has."""
    return cv2.imdecode(numpy.frombuffer(jpeg, numpy.uint8), cv2.IMREAD_GRAYSCALE)


def opencv(picture):
    """The text that OpenCV finds; "": none."""
    return cv2.QRCodeDetector().detectAndDecode(picture)[0]


def photograph(pixels, scale, chance):
    """The display as a camera sees it with `scale` of its own pixels for one of the display's: tilted a bit, blurred,
    brighter in the middle tones, with bands of rows that were dark meanwhile, and noise. chance: a random.Random.
    """
    rows = numpy.array([list(row) for row in pixels], numpy.float32)
    rows = numpy.pad(rows, _AROUND)
    # A pixel is lit in the middle, and dark at its edge.
    lit = numpy.zeros((_FINE, _FINE), numpy.float32)
    lit[1:, 1:] = 1
    fine = numpy.kron(rows, lit)
    height, width = fine.shape
    # Tilt: each corner is off by up to 6 % of the height, and all is turned by up to 8 degrees.
    corners = numpy.array([(0, 0), (width, 0), (width, height), (0, height)], numpy.float32)
    off = [[chance.uniform(-0.06, 0.06) * height for _ in range(2)] for _ in range(4)]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), chance.uniform(-8, 8), 1)
    seen = (corners + off).astype(numpy.float32) @ turn[:, :2].T.astype(numpy.float32) + turn[:, 2]
    seen -= seen.min(0)
    matrix = cv2.getPerspectiveTransform(corners, seen.astype(numpy.float32))
    size = [int(side) + 1 for side in seen.max(0)]
    fine = cv2.warpPerspective(fine, matrix, size)
    small = cv2.resize(fine, None, fx=scale / _FINE, fy=scale / _FINE, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), chance.uniform(0.3, 0.45) * scale)  # nor is a near one in focus
    phase, period = chance.uniform(0, 6.28), chance.uniform(0.2, 0.6) * len(small)
    bands = 0.85 + 0.15 * numpy.sin(numpy.arange(len(small)) * 6.28 / period + phase)
    small = (small / max(small.max(), 1e-3)) ** chance.uniform(0.5, 1.2) * bands[:, None].astype(numpy.float32)
    noise = numpy.random.default_rng(chance.randrange(1 << 32)).normal(0, 0.03, small.shape)
    return (numpy.clip(0.06 + 0.9 * small + noise, 0, 1) * 255).astype(numpy.uint8)


def film(path, seen, dark=0.0):
    """A film of displays, one picture each, as a hand holds a camera in front of them (MJPEG). seen: their pixels.

    dark: what part of the rows is dark in each picture, in bands that move on: the exposure is shorter than what the
    display takes for all its rows.
    """
    shake = random.Random(3)
    with path.open("wb") as film:
        for number, pixels in enumerate(seen):
            picture = photograph(pixels, 3, random.Random(3))
            if dark:
                place = (numpy.arange(len(picture)) / len(picture) * 2 + number * dark * 0.9) % 1
                picture[place < dark] //= 12
            whole = numpy.full((480, 640), 15, numpy.uint8)
            top, left = 20 + shake.randrange(9), 20 + shake.randrange(9)
            height, width = min(len(picture), 480 - top), min(len(picture[0]), 640 - left)
            whole[top : top + height, left : left + width] = picture[:height, :width]
            film.write(cv2.imencode(".jpg", cv2.cvtColor(whole, cv2.COLOR_GRAY2BGR))[1].tobytes())


# --- codes to be tried


def drawn(segments):
    """The rows of pixels of a code."""
    canvas = Canvas()
    canvas.begin(False)
    qr.draw(canvas, 54, segments)
    canvas.end()
    return pixels_of(canvas.buffer[1:])


def anything(chance):
    """A code by chance, as segments, and what it says: a text, or a game that the page shows."""

    def some(letters, least, most):
        return "".join(chance.choices(letters, k=chance.randint(least, most)))

    typed = "".join(LETTERS)[:-1]
    if not chance.randrange(4):
        text = some(typed + typed.lower(), 1, 26)
        if text.isascii():
            return [(qr.BYTES, text.encode())], text
        return [(qr.UTF8, b""), (qr.BYTES, text.encode())], text
    host = some(string.ascii_uppercase + "-." + string.digits, 4, 21)
    names = [some(typed, 1, 8).capitalize() for _ in range(chance.randint(1, 8))]
    most = chance.choice((99, 999_999))
    totals = [chance.randint(-most, most) for _ in names]
    result = Result(totals, [totals.index(max(totals))], list(range(len(names))))
    device, number = chance.randbytes(8), chance.randrange(1, 1 << chance.choice((8, 16, 30)))
    digits = chance.choice(fragments(device, "score_pad:" + some(typed, 0, 12), number, names, result, 68))
    parts = [(qr.CAPITALS, f"HTTPS://{host}/"), (qr.BYTES, "#"), (qr.DIGITS, digits)]
    return [(kind, text.encode()) for kind, text in parts], f"HTTPS://{host}/#{digits}"
