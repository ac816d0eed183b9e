STOP = "window = "
window = ti.ui.Window("Wheels", res=(960, 540))
canvas = window.get_canvas()
tint = vec3(0.94, 0.66, 0.42)


def frame(ui):
    wheel = ui.slider("wheel", 1, 24, 12, True)
    arm = ui.slider("arm", 0, 1, 0.5)
    trace(wheel, arm, 0.02 * ui.frame, tint)
    canvas.set_background_color((0.043, 0.059, 0.055))
    canvas.circles(dots, radius=0.0035, per_vertex_color=hue)
