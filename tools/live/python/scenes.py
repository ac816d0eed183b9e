"""Stand-ins for GGUI's scenes and cameras."""
import numpy as np
from refused import Refused
from symbols import tree


def color_of(color):
    """Returns a color as three numbers from 0 to 1."""
    if isinstance(color, int):
        return [(color >> shift & 255) / 255 for shift in (16, 8, 0)]
    return [float(part) for part in list(color)[:3]]


class Camera:
    """Replaces ti.ui.Camera; the reader turns it."""

    def __init__(self):
        self.eye, self.target, self.above = [0, 0, 0], [0, 0, 1], [0, 1, 0]
        self.angle, self.near, self.far = 45, 0.1, 1000

    def position(self, x, y, z):
        self.eye = [tree(x), tree(y), tree(z)]

    def lookat(self, x, y, z):
        self.target = [tree(x), tree(y), tree(z)]

    def up(self, x, y, z):
        self.above = [float(x), float(y), float(z)]

    def fov(self, angle):
        self.angle = float(angle)

    def z_near(self, distance):
        self.near = float(distance)

    def z_far(self, distance):
        self.far = float(distance)

    def track_user_inputs(self, *_, **__):
        pass

    def __getattr__(self, name):
        raise Refused(f"a live camera has no {name}", "use a perspective camera with position, lookat, up and fov")

    def plan(self):
        """Returns its entry in the plan."""
        return {"eye": self.eye, "target": self.target, "up": self.above, "fov": self.angle, "near": self.near, "far": self.far}


class Scene:
    """Replaces ti.ui.Scene; the items and point lights are those of one frame."""

    def __init__(self):
        self.camera, self.ambient, self.lights, self.items = Camera(), [0.1, 0.1, 0.1], [], []

    def set_camera(self, camera):
        self.camera = camera

    def ambient_light(self, color):
        self.ambient = color_of(color)

    def point_light(self, pos, color):
        if len(self.lights) == 8:
            raise Refused("a live scene has more than 8 point lights", "leave some out")
        self.lights.append({"at": [tree(x) for x in pos], "color": color_of(color)})

    def add(self, kind, field, color, fields, part=(0, None), **more):
        """Adds an item whose positions, colors, indices and normals are fields."""
        item = {"kind": kind, "color": color_of(color), **more}
        for key, value in {"field": field, **fields}.items():
            if value is None:
                continue
            value = getattr(value, "live_field", value)
            if isinstance(value, np.ndarray) or not hasattr(value, "snode"):
                raise Refused(f"the {key} of {kind} in a scene are no field", "put the numbers into a field")
            wanted = 1 if key == "indices" else 3
            if getattr(value, "n", 1) < wanted:
                raise Refused(f"the {key} of {kind} in a scene have fewer than {wanted} components", "use ti.Vector.field(3, ti.f32, …)")
            item[key] = value
        if part != (0, None):
            item["range"] = list(part)
        self.items.append(item)

    def mesh(self, vertices, indices=None, normals=None, color=(0.5, 0.5, 0.5), per_vertex_color=None, two_sided=False,
             vertex_offset=0, vertex_count=None, index_offset=0, index_count=None, show_wireframe=False):
        if show_wireframe:
            raise Refused("a live scene draws no wireframes", "draw the edges with scene.lines")
        if indices is not None and vertex_offset:
            raise Refused("a mesh with indices has a vertex_offset", "add it to the indices")
        part = (vertex_offset, vertex_count) if indices is None else (index_offset, index_count)
        fields = {"indices": indices, "normals": normals, "colors": per_vertex_color}
        self.add("mesh", vertices, color, fields, part, isTwoSided=bool(two_sided))

    def particles(self, centers, radius, color=(0.5, 0.5, 0.5), per_vertex_color=None, per_vertex_radius=None, index_offset=0, index_count=None):
        if per_vertex_radius is not None:
            raise Refused("live particles have one radius", "call particles once for each radius")
        self.add("particles", centers, color, {"colors": per_vertex_color}, (index_offset, index_count), size=float(radius))

    def lines(self, vertices, width, indices=None, color=(0.5, 0.5, 0.5), per_vertex_color=None,
              vertex_offset=0, vertex_count=None, index_offset=0, index_count=None):
        part = (vertex_offset, vertex_count) if indices is None else (index_offset, index_count)
        self.add("lines", vertices, color, {"indices": indices, "colors": per_vertex_color}, part, size=float(width))

    def __getattr__(self, name):
        raise Refused(f"a live scene has no {name}", "draw with mesh, particles or lines")

    def take(self):
        """Empties the scene, as drawing it does; returns its entry in the plan, with fields."""
        taken = {"camera": self.camera.plan(), "ambient": self.ambient, "lights": self.lights, "items": self.items}
        self.lights, self.items = [], []
        return taken
