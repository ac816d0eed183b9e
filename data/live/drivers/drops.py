STOP = "while"


def frame(ui):
    paint(0.1 * ui.frame)
    gui.set_image(pixels)
