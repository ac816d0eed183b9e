"""Stand-ins for windows, and what frame(ui) gets."""
import sys
import types

import numpy as np
import taichi as ti
from refused import Refused
from scenes import Camera, Scene, color_of
from symbols import Sym


class UI:
    """Sliders, pointer, number of the frame, and what the frame draws. With `numeric`, plain numbers."""

    def __init__(self, numeric=False):
        self.numeric, self.frame_value = numeric, 0
        self.sliders, self.show, self.ground, self.size = {}, [], [0, 0, 0], None
        self.scene = None

    def start_frame(self):
        """Forgets what the last frame drew."""
        self.show, self.scene = [], None

    def number(self, value, t):
        """Returns a number of the frame."""
        return float(value) if self.numeric else Sym(value, t)

    @property
    def frame(self):
        return self.frame_value if self.numeric else Sym(self.frame_value, ["f"])

    @property
    def mouse(self):
        return types.SimpleNamespace(x=self.number(0.5, ["m", 0]), y=self.number(0.5, ["m", 1]), down=self.number(0, ["m", 2]))

    def slider(self, name, low, high, value, whole=False):
        """Declares a slider and returns its number."""
        if not low < high:
            raise Refused(f"the range of {name} is empty", "give the smaller number first")
        step = {"step": 1, "whole": True} if whole else {"step": float(f"{(high - low) / 200:.2g}")}
        self.sliders[name] = {"min": low, "max": high, "value": value, **step}
        return (int(value) if whole else value) if self.numeric else Sym(value, ["s", name])

    def image(self, field):
        """Fills the picture with a field."""
        self.show = [{"kind": "image", "field": field}]

    def draw(self, kind, field, color, **more):
        """Draws circles, lines or triangles whose positions, from 0 to 1, are in a field."""
        field = getattr(field, "live_field", field)
        if isinstance(field, np.ndarray):
            raise Refused(f"the {kind} come from a NumPy array that Python computes", "put the positions into a field")
        per_vertex = more.pop("per_vertex_color", None)
        indices = more.pop("indices", None)
        item = {"kind": kind, "field": field, "color": color_of(color), **more}
        if per_vertex is not None:
            item["colors"] = per_vertex
        if indices is not None:
            item["indices"] = indices
        self.show.append(item)

    def circles(self, field, radius, color=0xFFFFFF, colors=None):
        """Draws circles; the radius is a share of the height."""
        self.draw("circles", field, color, size=radius, per_vertex_color=colors)


class Window:
    """Replaces ti.GUI, and ti.ui.Window with its canvas, while a frame is recorded."""

    ui = None
    running = True
    own_scene = None
    ESCAPE, SPACE, LMB, RMB, MMB, PRESS, RELEASE, UP, DOWN, LEFT, RIGHT, EXIT = (
        "Escape", " ", "LMB", "RMB", "MMB", "Press", "Release", "Up", "Down", "Left", "Right", "WMClose",
    )

    def __init__(self, *args, **options):
        res = options.get("res") or next((a for a in args if isinstance(a, (tuple, list))), (512, 512))
        self.res = (res, res) if isinstance(res, int) else tuple(res)
        Window.ui.size = list(self.res)
        Window.ui.ground = color_of(options.get("background_color", 0))

    def get_canvas(self):
        return self

    def get_scene(self):
        if self.own_scene is None:
            self.own_scene = Scene()
        return self.own_scene

    def get_window_shape(self):
        return self.res

    def scene(self, scene):
        if Window.ui.show:
            raise Refused("a frame draws a scene over something else", "call canvas.scene first")
        if Window.ui.scene:
            raise Refused("a frame draws two scenes", "draw everything in one scene")
        Window.ui.scene = scene.take()

    def set_background_color(self, color):
        Window.ui.ground = color_of(color)

    def clear(self, color=0):
        Window.ui.ground = color_of(color)

    def set_image(self, image):
        if isinstance(image, np.ndarray) and not hasattr(image, "live_field"):
            raise Refused("the window shows a NumPy array", "show the field itself")
        Window.ui.image(getattr(image, "live_field", image))

    def circles(self, centers=None, radius=1, color=0xFFFFFF, per_vertex_color=None, pos=None, **_):
        # ti.GUI counts pixels, the canvas of GGUI shares of the height.
        size = radius if radius < 1 else radius / self.res[1]
        Window.ui.draw("circles", pos if centers is None else centers, color, size=size, per_vertex_color=per_vertex_color)

    def lines(self, vertices, width=0.002, indices=None, color=(1, 1, 1), per_vertex_color=None):
        Window.ui.draw("lines", vertices, color, size=width, indices=indices, per_vertex_color=per_vertex_color)

    def triangles(self, vertices, color=(1, 1, 1), indices=None, per_vertex_color=None):
        Window.ui.draw("triangles", vertices, color, size=0, indices=indices, per_vertex_color=per_vertex_color)

    def get_cursor_pos(self):
        return Window.ui.mouse.x, Window.ui.mouse.y

    def is_pressed(self, *_):
        return Window.ui.mouse.down

    def get_event(self, *_):
        return False

    def get_events(self, *_):
        return []

    def show(self, file=None):
        pass

    def save_image(self, file):
        pass

    def __getattr__(self, name):
        raise Refused(f"a live window has no {name}", "draw with set_image, circles, lines, triangles or a scene")


def install(ui):
    """Replaces windows and the writing of pictures."""
    Window.ui = ui
    ti.GUI = ti.ui.Window = Window
    ti.ui.Scene, ti.ui.Camera, ti.ui.make_camera = Scene, Camera, Camera

    def imwrite(image, *_, **__):
        ui.image(image)

    ti.tools.imwrite = ti.tools.imshow = imwrite
    for module in ("taichi.tools", "taichi.tools.image"):
        setattr(sys.modules[module], "imwrite", imwrite)


def to_float(value=0.0):
    """Replaces `float` in the program: a number of the frame keeps its expression."""
    return value if isinstance(value, Sym) else float(value)
