LIFT = {"push": {"LIFT": "ti.f32"}}
SKIP = ["for _ in range(240)", "v, density", "speed", "print(", "paint(smoke", "ti.tools.imwrite"]


@ti.kernel
def puff(smoke: ti.template(), x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in smoke:
        if down > 0 and (vec2(i, j) - vec2(x * W, y * H)).norm() < 6:
            smoke[i, j] = 1.0


def frame(ui):
    global LIFT
    LIFT = ui.slider("LIFT", 0, 0.08, 0.03)
    puff(smoke[0], ui.mouse.x, ui.mouse.y, ui.mouse.down)
    step()
    paint(smoke[0])
    ui.image(image)
