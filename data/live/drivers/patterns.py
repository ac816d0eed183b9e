SET = {"STEPS": 0}
SKIP = ["paint(v[0])", "ti.tools.imwrite"]


@ti.kernel
def plant(u: ti.template(), v: ti.template(), x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in u:
        if down > 0 and ti.math.vec2(i - x * N, j - y * N).norm() < 7:
            u[i, j], v[i, j] = 0.5, 0.25


def frame(ui):
    feed = ui.slider("feed", 0.02, 0.06, 0.035)
    decay = ui.slider("decay", 0.08, 0.11, 0.095)
    plant(u[0], v[0], ui.mouse.x, ui.mouse.y, ui.mouse.down)
    for step in range(10):
        a, b = step % 2, (step + 1) % 2
        react(u[a], v[a], u[b], v[b], feed, decay)
    paint(v[0])
    ui.image(image)
