SKIP = ["start", "u.from_numpy", "v.fill", "for step", "wanted", "error", "print(", "a, b", "squeeze", "tones", "speed", "panes", "plt."]
image = ti.Vector.field(3, ti.f32, shape=(n, n))


@ti.kernel
def push(x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in image:
        away = ti.math.vec2(i, j) * dx - ti.math.vec2(x, y)
        force = 0.15 * down * away / 0.05 * ti.exp(-away.norm_sqr() / 0.005)
        u[0, i, j] += force.x
        v[0, i, j] += force.y


@ti.kernel
def paint():
    for i, j in image:
        squeeze = u[0, i, j] - u[0, (i + 1) % n, j] + v[0, i, j] - v[0, i, (j + 1) % n]
        s = ti.math.clamp((squeeze / dx + 10) / 70, 0, 1)
        calm = ti.math.mix(ti.math.vec3(0.06, 0.09, 0.09), ti.math.vec3(0.53, 0.84, 0.77), ti.min(2 * s, 1))
        image[i, j] = ti.math.mix(calm, ti.math.vec3(0.98, 0.75, 0.5), ti.max(2 * s - 1, 0))


def frame(ui):
    push(ui.mouse.x, ui.mouse.y, ui.mouse.down)
    for step in range(8):
        update(step % 2)
    paint()
    ui.image(image)
