LIFT = {"trace": {"LAMP": "vec3"}}
SKIP = ["trace()", "ti.tools.imwrite"]


def frame(ui):
    trace(LAMP=vec3(14 * ui.mouse.x - 7, 0.5 + 7 * ui.mouse.y, 0))
    ui.image(image)
