LIFT = {"step": {"GRAVITY": "ti.f32"}}
SKIP = ["for second"]
STOP = "while"
springs = ti.Vector.field(2, ti.f32, shape=4 * N * N)
dots = ti.Vector.field(2, ti.f32, shape=N * N)
ground = ti.Vector.field(2, ti.f32, shape=2)
ground[0], ground[1] = (0, FLOOR), (1, FLOOR)


@ti.kernel
def throw():
    for i, j in position:
        arm = position[i, j] - vec2(0.5, 0.6)
        velocity[i, j] = vec2(0.4, 1.0) + 20 * vec2(-arm.y, arm.x)


place(0.5)
throw()


@ti.kernel
def grab(x: ti.f32, y: ti.f32, down: ti.f32):
    for i, j in position:
        way = vec2(x, y) - position[i, j]
        velocity[i, j] += down * (0.6 * way - 0.1 * velocity[i, j])


@ti.kernel
def trace():
    for i, j in position:
        n = i * N + j
        dots[n] = position[i, j]
        springs[4 * n], springs[4 * n + 1] = position[i, j], position[ti.min(i + 1, N - 1), j]
        springs[4 * n + 2], springs[4 * n + 3] = position[i, j], position[i, ti.min(j + 1, N - 1)]


def frame(ui):
    gravity = ui.slider("GRAVITY", 0, 20, 9.8)
    grab(ui.mouse.x, ui.mouse.y, ui.mouse.down)
    for _ in range(STEPS):
        step(DT, GRAVITY=gravity)
    trace()
    ui.draw("lines", springs, 0x87D6C4, size=0.004)
    ui.draw("circles", dots, 0xEFA67A, size=0.006)
    ui.draw("lines", ground, 0x6D8281, size=0.004)
