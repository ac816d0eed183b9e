SKIP = ["pasted, before", "for step in range(20_000)", "print(", "both =", "ti.tools.imwrite"]
image = ti.Vector.field(3, ti.f32, shape=(n, n))


@ti.kernel
def tear(x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in piece:
        if down > 0 and inside(i, j) and (vec2(i, j) / n - vec2(x, y)).norm() < 0.1:
            for k in ti.static(range(2)):
                result[k, i, j] = piece[i, j]


@ti.kernel
def paint():
    for i, j in image:
        dark, light = ti.math.vec3(0.06, 0.09, 0.09), ti.math.vec3(0.53, 0.84, 0.77)
        image[i, j] = ti.math.mix(dark, light, ti.math.clamp(result[0, i, j], 0, 1))


def frame(ui):
    tear(ui.mouse.x, ui.mouse.y, ui.mouse.down)
    for step in range(30):
        improve(step % 2)
    paint()
    ui.image(image)
