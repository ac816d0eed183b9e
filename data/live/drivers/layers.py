STOP = "import matplotlib"
SKIP = ["for sweeps", "before =", "find_flow()", "print(", "for step in range(180)", "upper", "lower"]
LIFT = {"transport": {"viscosity": "ti.f32"}}
image = ti.Vector.field(3, ti.f32, shape=(n, n))


@ti.kernel
def twist(now: ti.i32, x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in stream:
        r = (vec2(i, j) * dx - vec2(x, y)).norm_sqr() / 0.001
        spin[now, i, j] += 3 * down * (1 - r) * ti.exp(-r)


@ti.kernel
def paint(now: ti.i32):
    for i, j in image:
        s = ti.math.clamp(spin[now, i, j] / 30, -1, 1)
        tone = ti.math.vec3(0.53, 0.84, 0.77) if s > 0 else ti.math.vec3(0.94, 0.65, 0.42)
        image[i, j] = ti.math.mix(ti.math.vec3(0.06, 0.09, 0.09), tone, abs(s))


def frame(ui):
    thick = ui.slider("viscosity", 0.00002, 0.0005, 0.00002)
    for now in range(2):
        twist(now, ui.mouse.x, ui.mouse.y, ui.mouse.down)
        solve(now, 20)
        find_flow()
        transport(now, viscosity=thick)
    paint(0)
    ui.image(image)
