SET = {"width": 480, "height": 300}
SKIP = ["look()", "print(", "ti.tools.imwrite"]


def frame(ui):
    look(eye=ui.slider("eye", 0.1, 8.0, 1.3))
    ui.image(image)
