import math

SKIP = ["walk()", "taken", "print(", "ti.tools.imwrite"]
LIFT = {"walk": {"LIGHT": "vec3"}}
SMALL = {"width": 320, "height": 200}


def frame(ui):
    x, y = 2 * ui.mouse.x - 1, 2 * ui.mouse.y - 1
    far = math.sqrt(x * x + y * y + 0.4)
    walk(LIGHT=vec3(x / far, y / far, -0.632 / far))
    ui.image(image)
