STOP = "import matplotlib"
LIFT = {"newton": {"limit": "ti.i32"}}
image = ti.Vector.field(3, ti.f32, shape=(width, height))


@ti.kernel
def paint():
    for i, j in image:
        p = end[i, j]
        tone = ti.math.vec3(0.86, 0.9, 0.89)
        if p.x > 0:
            tone = ti.math.vec3(0.53, 0.84, 0.77)
        elif p.y > 0:
            tone = ti.math.vec3(0.94, 0.655, 0.416)
        image[i, j] = tone * 1.3 * 0.93 ** ti.max(used[i, j], 4)


def frame(ui):
    newton(limit=ui.slider("limit", 1, 40, 40, True))
    paint()
    ui.image(image)
