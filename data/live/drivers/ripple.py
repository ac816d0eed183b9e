STOP = "for t in"


def frame(ui):
    global old, now, new
    rate = ui.slider("rate", 0.05, 0.4, 0.16)
    strength = ui.slider("strength", 0, 0.2, 0.05)
    for k in range(4):
        step(old, now, new, strength * math.cos(rate * (4 * ui.frame + k)))
        old, now, new = now, new, old
    paint(now)
    ui.image(image)
