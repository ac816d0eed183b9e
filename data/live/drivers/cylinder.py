SKIP = ["draw()", "ti.tools.imwrite"]


def frame(ui):
    draw(SPIN=ui.slider("SPIN", -3, 3, 0.0))
    ui.image(picture)
