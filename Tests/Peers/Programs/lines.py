"""The conversation with the benchmarks, as the README of this folder's parent tells it."""

import sys
import time

WIDTH, HEIGHT, SIZE, GAP = 240, 80, 30, 10
ICONS, LATIN, HAN = range(3)
INK = (0x75, 0x73, 0x74)


def make(font, icon, title):
    return HAN if font == "han" else LATIN, chr(int(icon, 16)), title


def answer(line, buttons, library):
    word, _, rest = line.partition(" ")
    if word == "save":
        number, _, path = rest.partition(" ")
        with open(path, "wb") as file:
            file.write(library.encode(library.draw(*buttons[int(number)])))
        return "saved"
    if word not in ("png", "pixels"):
        return "error the command is unknown"
    count, total = int(rest), 0
    start = time.process_time()
    for index in range(count):
        picture = library.draw(*buttons[index % len(buttons)])
        if word == "png":
            total += len(library.encode(picture))
    return f"{time.process_time() - start:.9f} {total}"


def main(make_library):
    library = make_library(sys.argv[1:4])
    if sys.argv[4:5] == ["once"]:
        picture = library.draw(*make(*sys.argv[5:8]))
        with open(sys.argv[8], "wb") as file:
            file.write(library.encode(picture))
        return
    buttons = []
    print("ready png,pixels", library.name, flush=True)
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line.startswith("button "):
            buttons.append(make(*line.split(" ", 3)[1:]))
        else:
            print(answer(line, buttons, library), flush=True)
