STOP = "window = "


window = ti.ui.Window("Cloth", res=(800, 800))
scene = window.get_scene()


def frame(ui):
    for _ in range(substeps):
        substep()
    show(window, scene)
