"""Small programs, each of which provokes a message that a table of the documentation quotes.

Each runs in a process of its own, because Taichi's state is undefined after an error.
"""

import importlib
import os
import sys

import numpy as np
import taichi as ti

programs = []


def program(function):
    """Adds a program; its name says what it does wrong."""
    programs.append(function)
    return function


class A:
    @ti.kernel
    def run(self):
        pass


@ti.data_oriented
class Ball:
    def __init__(self):
        self.x = 1
        self.array = ti.ndarray(ti.f32, shape=3)

    @ti.kernel
    def assign(self):
        self.x = 2

    @ti.kernel
    def read_missing(self) -> ti.i32:
        return self.missing

    @ti.kernel
    def read_array(self) -> ti.f32:
        return self.array[0]

    @ti.func
    def inner(self):
        return super().inner()

    @ti.kernel
    def call_super(self) -> ti.i32:
        return self.inner()

    @staticmethod
    @ti.kernel
    def static():
        pass

    @classmethod
    @ti.kernel
    def of_class(cls):
        pass


@program
def undecorated_class():
    A().run()


@program
def static_method_called_through_the_class():
    Ball.static(1)


@program
def class_method_called_through_the_class():
    Ball.of_class()


@program
def assignment_to_an_attribute():
    Ball().assign()


@program
def missing_attribute():
    Ball().read_missing()


@program
def array_of_self():
    Ball().read_array()


@program
def super_in_a_function():
    Ball().call_super()


def build_graph():
    @ti.kernel
    def scale(a: ti.types.ndarray(dtype=ti.f32, ndim=1), s: ti.f32):
        for i in a:
            a[i] *= s

    kind = ti.graph.ArgKind
    builder = ti.graph.GraphBuilder()
    builder.dispatch(
        scale, ti.graph.Arg(kind.NDARRAY, "a", ti.f32, ndim=1), ti.graph.Arg(kind.SCALAR, "s", ti.f32)
    )
    return builder.compile()


@program
def unknown_name_in_a_graph():
    build_graph().run({"a": ti.ndarray(ti.f32, shape=3), "s": 2.0, "t": 1.0})


@program
def array_of_two_dimensions_in_a_graph():
    build_graph().run({"a": ti.ndarray(ti.f32, shape=(3, 3)), "s": 2.0})


@program
def vectors_of_two_components_in_a_graph():
    @ti.kernel
    def double(a: ti.types.ndarray(dtype=ti.math.vec3, ndim=1)):
        for i in a:
            a[i] *= 2.0

    builder = ti.graph.GraphBuilder()
    builder.dispatch(double, ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "a", ti.math.vec3, ndim=1))
    builder.compile().run({"a": ti.Vector.ndarray(2, ti.f32, 3)})


@program
def matrix_of_nine_entries_in_a_graph():
    @ti.kernel
    def turn(a: ti.types.ndarray(dtype=ti.f32, ndim=1), m: ti.math.mat2):
        for i in a:
            a[i] = m[0, 1]

    kind = ti.graph.ArgKind
    builder = ti.graph.GraphBuilder()
    builder.dispatch(
        turn, ti.graph.Arg(kind.NDARRAY, "a", ti.f32, ndim=1), ti.graph.Arg(kind.MATRIX, "m", ti.math.mat2)
    )
    builder.compile().run({"a": ti.ndarray(ti.f32, 3), "m": ti.Matrix([[1.0] * 3] * 3)})


@program
def word_of_24_bits():
    number = ti.types.quant.int(8, True)
    word = ti.BitpackedFields(max_num_bits=24)
    field = ti.field(number)
    word.place(field)
    ti.root.dense(ti.i, 4).place(word)
    field[0] = 1


@program
def field_that_is_not_placed():
    ti.field(ti.f32)
    ti.field(ti.f32, shape=2).fill(1)


@program
def field_that_is_placed_twice():
    field = ti.field(ti.f32, shape=2)
    ti.root.dense(ti.i, 2).place(field)


@program
def order_of_another_length():
    ti.field(ti.f32, shape=(2, 2), order="ijk")


@program
def order_with_an_axis_twice():
    ti.field(ti.f32, shape=(2, 2), order="ii")


@program
def layout_of_a_scalar_field():
    ti.field(ti.f32, shape=2, layout=ti.Layout.SOA)


@program
def array_as_template():
    @ti.kernel
    def read(a: ti.template()) -> ti.f32:
        return a[0]

    read(ti.ndarray(ti.f32, shape=2))


@program
def array_of_another_rank():
    @ti.kernel
    def read(a: ti.types.ndarray(dtype=ti.f32, ndim=2)) -> ti.f32:
        return a[0, 0]

    read(ti.ndarray(ti.f32, shape=2))


@program
def array_of_numbers_for_vectors():
    @ti.kernel
    def read(a: ti.types.ndarray(dtype=ti.math.vec2, ndim=1)) -> ti.f32:
        return a[0].x

    read(ti.ndarray(ti.f32, shape=2))


@program
def array_of_structs():
    ti.ndarray(ti.types.struct(x=ti.f32), shape=2)


@program
def array_without_elements():
    ti.ndarray(ti.f32, shape=0)


@program
def deprecated_rank():
    ti.types.ndarray(field_dim=1)


@program
def offset_without_shape():
    ti.field(ti.f32, offset=(1,))


@program
def placed_offset_with_too_few_entries():
    field = ti.field(ti.f32)
    ti.root.dense(ti.ij, (2, 2)).place(field, offset=(1,))
    field.fill(1)


@program
def array_with_offset():
    ti.ndarray(ti.f32, shape=2, offset=1)


@program
def pointer_on_vulkan():
    ti.init(arch=ti.vulkan)
    field = ti.field(ti.f32)
    ti.root.pointer(ti.i, 4).place(field)
    field[0] = 1


@program
def activity_of_a_field():
    field = ti.field(ti.f32, shape=4)

    @ti.kernel
    def ask() -> ti.i32:
        return ti.is_active(field.parent(), [0])

    ask()


@program
def append_in_python():
    ti.field(ti.f32, shape=4).append(1)


@program
def dynamic_of_two_axes():
    ti.root.dynamic(ti.ij, (4, 4))


def textures(*sizes):
    ti.init(arch=ti.vulkan)
    return [ti.Texture(ti.Format.r32f, size) for size in sizes]


@program
def texture_without_format():
    @ti.kernel
    def write(t: ti.types.rw_texture(num_dimensions=2)):
        t.store(ti.Vector([0, 0]), ti.Vector([1.0, 0.0, 0.0, 0.0]))


@program
def texture_of_another_format():
    (texture,) = textures((4, 4))

    @ti.kernel
    def write(t: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0)):
        t.store(ti.Vector([0, 0]), ti.Vector([1.0, 0.0, 0.0, 0.0]))

    write(texture)


@program
def texture_of_another_dimension():
    (texture,) = textures((4, 4, 4))

    @ti.kernel
    def write(t: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)):
        t.store(ti.Vector([0, 0]), ti.Vector([1.0, 0.0, 0.0, 0.0]))

    write(texture)


@program
def field_for_a_texture():
    textures()

    @ti.kernel
    def read(t: ti.types.texture(num_dimensions=2)):
        t.fetch(ti.Vector([0, 0]), 0)

    read(ti.field(ti.f32, shape=(4, 4)))


@program
def global_texture():
    (texture,) = textures((4, 4))

    @ti.kernel
    def read() -> ti.f32:
        return texture.fetch(ti.Vector([0, 0]), 0)[0]

    read()


@program
def texture_sampled_at_integers():
    (texture,) = textures((4, 4))

    @ti.kernel
    def read(t: ti.types.texture(num_dimensions=2)) -> ti.f32:
        return t.sample_lod(ti.Vector([0, 0]), 0.0)[0]

    read(texture)


@program
def texture_fetched_at_a_fraction():
    (texture,) = textures((4, 4))

    @ti.kernel
    def read(t: ti.types.texture(num_dimensions=2)) -> ti.f32:
        return t.fetch(ti.Vector([0.0, 0.0]), 0)[0]

    read(texture)


@program
def number_stored_in_a_texture():
    (texture,) = textures((4, 4))

    @ti.kernel
    def write(t: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)):
        t.store(ti.Vector([0, 0]), 1.0)

    write(texture)


@program
def texture_sampled_without_lod():
    (texture,) = textures((4, 4))

    @ti.kernel
    def read(t: ti.types.texture(num_dimensions=2)) -> ti.f32:
        return t.sample(ti.Vector([0.0, 0.0]))[0]

    read(texture)


@program
def texture_of_the_wrong_picture():
    from PIL import Image

    (texture,) = textures((4, 4))
    texture.from_image(Image.new("RGB", (8, 8)))


@program
def texture_of_an_earlier_start():
    (texture,) = textures((4, 4))
    ti.init(arch=ti.vulkan)

    @ti.kernel
    def read(t: ti.types.texture(num_dimensions=2)) -> ti.f32:
        return t.fetch(ti.Vector([0, 0]), 0)[0]

    read(texture)


@program
def string_for_a_number():
    @ti.kernel
    def take(n: ti.i32):
        pass

    for wrong in ("text", None, np.zeros(3)):
        try:
            take(wrong)
        except Exception as error:
            print(error)


@program
def membership():
    @ti.kernel
    def ask(n: ti.i32) -> ti.i32:
        return n in [1, 2]

    ask(1)


@program
def unsupported_statements():
    @ti.kernel
    def attempt():
        try:
            pass
        except ValueError:
            pass

    @ti.kernel
    def context():
        with open("x"):
            pass

    @ti.kernel
    def throw():
        raise ValueError

    @ti.kernel
    def anonymous():
        f = lambda: 1  # noqa: E731

    @ti.kernel
    def collection():
        s = {1, 2}

    @ti.kernel
    def delete():
        a = 1
        del a

    @ti.kernel
    def fetch():
        import os

    @ti.kernel
    def share():
        global programs
        pass

    @ti.kernel
    def group():
        class A:
            pass

    @ti.kernel
    def choose(n: ti.i32):
        match n:
            case 1:
                pass

    for kernel in (attempt, context, throw, anonymous, collection, delete, fetch, share, group, lambda: choose(1)):
        try:
            kernel()
        except Exception as error:
            print(error)


@program
def identity():
    @ti.kernel
    def ask(a: ti.i32) -> ti.i32:
        return a is a

    ask(1)


@program
def starred_assignment():
    @ti.kernel
    def split():
        a, *rest = (1, 2, 3)

    split()


@program
def transposed_vector():
    @ti.kernel
    def turn():
        v = ti.Vector([1, 2])
        w = v.transpose()

    turn()


@program
def gradient_of_integers():
    ti.field(ti.i32, shape=2, needs_grad=True)


@program
def fallback():
    ti.init(arch=ti.cuda)


@program
def image_that_is_missing():
    ti.tools.imread("missing.png")


@program
def image_with_an_unknown_suffix():
    ti.tools.imwrite(np.zeros((4, 4), np.uint8), "a.webp")


@program
def image_with_two_channels():
    ti.tools.imwrite(np.zeros((4, 4, 2), np.uint8), "a.png")


@program
def ply_without_positions():
    ti.tools.PLYWriter(num_vertices=2).export("a.ply")


@program
def module_with_an_incomplete_array():
    @ti.kernel
    def run(a: ti.types.ndarray()):
        for i in a:
            a[i] += 1

    ti.init(arch=ti.vulkan)
    ti.aot.Module(ti.vulkan).add_kernel(run)


@program
def module_with_a_vector():
    @ti.kernel
    def run(v: ti.math.vec2, a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        a[0] = v.x

    ti.init(arch=ti.vulkan)
    ti.aot.Module(ti.vulkan).add_kernel(run)


@program
def module_with_a_function():
    ti.init(arch=ti.vulkan)
    ti.aot.Module(ti.vulkan).add_kernel(lambda: None)


@program
def module_with_too_many_templates():
    @ti.kernel
    def run(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        a[0] = 1

    ti.init(arch=ti.vulkan)
    a = ti.ndarray(ti.f32, shape=2)
    ti.aot.Module(ti.vulkan).add_kernel(run, template_args={"a": a, "b": a})


@program
def module_with_a_type_without_capability():
    @ti.kernel
    def run(a: ti.types.ndarray(dtype=ti.i64, ndim=1)):
        a[0] = 1

    ti.init(arch=ti.vulkan)
    module = ti.aot.Module(ti.vulkan, caps=[ti.DeviceCapability.spirv_version_1_3])
    module.add_kernel(run)


@program
def module_into_a_missing_folder():
    ti.init(arch=ti.vulkan)
    ti.aot.Module(ti.vulkan).archive("missing/a.tcm")


@program
def float_for_int():
    @ti.kernel
    def take(n: int):
        pass

    take(1.5)


@program
def too_many_elements():
    parameters = ", ".join(f"a{i}: ti.f32" for i in range(65))
    with open("many.py", "w", encoding="utf-8") as file:
        file.write(f"import taichi as ti\n\n\n@ti.kernel\ndef take({parameters}):\n    pass\n")
    sys.path.insert(0, ".")
    many = importlib.import_module("many")
    many.take(*[1.0] * 65)


@program
def before_init_kernel_field_and_sync():

    @ti.kernel
    def run():
        pass

    for use in (run, ti.sync, lambda: ti.field(ti.f32, shape=2)):
        try:
            use()
        except Exception as error:
            print(error)


@program
def missing_attribute_of_a_class():
    @ti.data_oriented
    class A:
        @ti.kernel
        def read(self) -> ti.i32:
            return self.x

    A().read()


@program
def store_of_a_global_texture():
    (texture,) = textures((4, 4))

    @ti.kernel
    def write():
        texture.store(ti.Vector([0, 0]), ti.Vector([1.0, 0.0, 0.0, 0.0]))

    write()


@program
def sparse_grid_of_one_dimension():
    ti.sparse.grid({"x": ti.f32}, shape=(4,))


@program
def array_of_numbers_for_vectors_of_three():
    @ti.kernel
    def read(a: ti.types.ndarray(dtype=ti.math.vec3, ndim=1)) -> ti.f32:
        return a[0].x

    read(ti.ndarray(ti.f32, shape=2))


@program
def array_of_three_for_a_matrix():
    @ti.kernel
    def read(a: ti.types.ndarray(dtype=ti.f32, ndim=2)) -> ti.f32:
        return a[0, 0]

    read(ti.ndarray(ti.f32, shape=3))


@program
def videos():
    for arguments in (["video"], ["video_speed", "-i", "a.avi"], ["gif", "-i", "missing.mp4"]):
        try:
            run_command(arguments)
        except BaseException as error:  # noqa: BLE001, the command exits
            print(type(error).__name__, error)


def run_command(arguments):
    from taichi._main import TaichiMain

    sys.argv = ["ti", *arguments]
    TaichiMain()()


@program
def picture_of_an_odd_width():
    ti.tools.VideoManager(output_dir=".").write_frame(np.zeros((64, 65, 3), np.uint8))


@program
def videos_without_ffmpeg():
    os.environ["PATH"] = ""
    manager = ti.tools.VideoManager(output_dir=".")
    manager.write_frame(np.zeros((64, 64, 3), np.uint8))
    manager.make_video()


@program
def logic_of_vectors():
    @ti.kernel
    def join():
        v, w = ti.Vector([1, 0]), ti.Vector([1, 1])
        print(v and w)

    join()


@program
def string_in_a_struct():
    ti.types.struct(x="text").field(shape=2)


@program
def mixed_loops_in_a_gradient():
    x = ti.field(ti.f32, shape=4, needs_grad=True)
    loss = ti.field(ti.f32, shape=(), needs_grad=True)

    @ti.kernel
    def mix():
        loss[None] += x[0]
        for i in x:
            loss[None] += x[i]

    mix.grad()


@program
def window_member_as_a_list():
    scene = ti.ui.Scene()
    scene.ambient_light([1, 1])


@program
def color_as_a_list():
    window = ti.ui.Window("a", (64, 64), show_window=False)
    window.get_canvas().set_background_color([1, 0])


@program
def circles_of_an_array():
    window = ti.ui.Window("a", (64, 64), show_window=False)
    window.get_canvas().circles(np.zeros((2, 2), np.float32), radius=0.1)


@program
def lines_with_an_array_of_indices():
    window = ti.ui.Window("a", (64, 64), show_window=False)
    points = ti.Vector.field(2, ti.f32, shape=4)
    window.get_canvas().lines(points, width=0.1, indices=np.zeros(4, np.int32))


@program
def image_of_integers():
    window = ti.ui.Window("a", (64, 64), show_window=False)
    window.get_canvas().set_image(ti.field(ti.i32, shape=(64, 64)))


@program
def gui_image_of_another_size():
    ti.GUI("a", (64, 64), show_gui=False).set_image(np.zeros((32, 32), np.float32))


@program
def gui_circles_of_a_list():
    ti.GUI("a", (64, 64), show_gui=False).circles([[0.0, 0.0]])


@program
def gui_circles_of_a_field():
    ti.GUI("a", (64, 64), show_gui=False).circles(ti.Vector.field(2, ti.f32, shape=2))


@program
def gui_colors_as_a_list():
    ti.GUI("a", (64, 64), show_gui=False).circles(np.zeros((2, 2)), color=[0, 1])


@program
def window_without_a_display():
    os.environ.pop("DISPLAY", None)
    ti.GUI("a", (64, 64))


@program
def scene_window_without_a_display():
    os.environ.pop("DISPLAY", None)
    ti.ui.Window("a", (64, 64))
