SKIP = ["place_lamps(0.8)", "render()", "develop()", "ti.tools.imwrite", "values", "print("]


def frame(ui):
    place_lamps(0.8 + 0.01 * ui.frame)
    lamp[0] = (WIDTH / HEIGHT * ui.mouse.x, ui.mouse.y)
    render()
    develop()
    ui.image(image)
