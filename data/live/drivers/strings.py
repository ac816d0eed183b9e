LIFT = {"span": {"times": "ti.i32"}}


def frame(ui):
    span(times=ui.slider("times", 2, 60, 3, True))
    canvas.triangles(corners, indices=halves, per_vertex_color=glow)
    canvas.lines(ring, width=0.0025, indices=ends, per_vertex_color=hue)
    canvas.circles(ring, radius=0.007, per_vertex_color=hue)
