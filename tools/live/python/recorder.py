"""Records the launches of kernels, and what Python writes into fields."""
import re
import sys

import numpy as np
import taichi as ti
from layout import word_of
from refused import Refused
from symbols import Sym, tree
from taichi.lang import impl, kernel_impl, matrix
from taichi.lang._ndarray import Ndarray
from taichi.lang.field import ScalarField
from taichi.lang.kernel_impl import template
from taichi.lang.matrix import MatrixType
from taichi.lang.struct import StructType

# Taichi's own kernels that copy to NumPy: they change nothing that a browser shows.
COPIES_OUT = {"tensor_to_ext_arr", "matrix_to_ext_arr", "ndarray_to_ext_arr", "ndarray_matrix_to_ext_arr"}


class Recorder:
    """The launches so far; `execute` also runs them."""

    def __init__(self):
        self.execute = True
        self.launches, self.kernels, self.buffers = [], {}, []

    def buffer(self, array):
        """Returns the number of an ndarray."""
        for k, other in enumerate(self.buffers):
            if other is array:
                return k
        self.buffers.append(array)
        return len(self.buffers) - 1

    def identify(self, kernel, key):
        """Returns the name of a compiled kernel in the plan."""
        compiled = kernel.compiled_kernels.get(key)
        for name, (other, _) in self.kernels.items():
            if other is compiled:
                return name
        base = kernel.func.__name__
        name = f"{base}.{sum(1 for k in self.kernels if k.rsplit('.', 1)[0] == base)}"
        self.kernels[name] = (compiled, kernel)
        # Taichi keeps what is compiled first, and a run would compile for everything that the device can do.
        try:
            impl.get_runtime().prog.make_aot_module_builder(ti.vulkan, []).add(name, compiled)
        except RuntimeError as error:
            kind = re.search(r"Type (\w+) not supported", str(error))
            if kind:
                raise Refused(f"{base} computes with {kind[1]}", "use ti.f32, ti.i32 or ti.u32, and no default_fp or default_ip", function=base) from error
            raise
        return name

    def call(self, kernel, args):
        """Records a launch."""
        key = kernel.ensure_compiled(*args)
        if self.execute and kernel.func.__module__ == "taichi._kernels" and kernel.func.__name__ in COPIES_OUT:
            return kernel.runtime.compiled_functions[key](*args)
        name = self.identify(kernel, key)
        flat = []
        for slot, value in zip(kernel.arguments, args):
            if not isinstance(slot.annotation, template):
                flat += self.flatten(kernel, slot, value)
        arrays = [a["array"] for a in flat if isinstance(a, dict) and "array" in a]
        if len(arrays) != len(set(arrays)):
            raise Refused(f"{kernel.func.__name__} gets one ndarray twice", "pass a copy: WebGPU forbids two writable views of a buffer")
        self.launches.append([name, flat])
        if self.execute:
            return kernel.runtime.compiled_functions[key](*args)
        if kernel.return_type is not None:
            raise Refused(f"{kernel.func.__name__} returns a number to Python in a frame", "store it in a field that kernels read")
        return None

    def flatten(self, kernel, slot, value):
        """Splits an argument into numbers and arrays."""
        kind = slot.annotation
        if isinstance(kind, MatrixType):
            values = value.entries if hasattr(value, "entries") else list(np.array(value).reshape(-1))
            return [tree(x) if isinstance(x, Sym) else float(x) for x in np.array(values, dtype=object).reshape(-1)]
        if isinstance(kind, StructType):
            return self.members(kind, value)
        if isinstance(value, Ndarray):
            return [{"array": self.buffer(value), "shape": list(value.shape)}]
        if isinstance(value, np.ndarray):
            return [{"host": np.ascontiguousarray(value).copy(), "shape": list(value.shape)}]
        if isinstance(value, (int, float, np.integer, np.floating)):
            return [tree(value) if isinstance(value, Sym) else value.item() if isinstance(value, np.generic) else value]
        raise Refused(f"argument {slot.name} of {kernel.func.__name__} is a {type(value).__name__}", "pass numbers, vectors, structs or arrays")

    def members(self, kind, value):
        """Splits a struct into numbers."""
        flat = []
        for name, member in kind.members.items():
            item = value[name] if isinstance(value, dict) else getattr(value, name)
            if isinstance(member, StructType):
                flat += self.members(member, item)
            elif isinstance(member, MatrixType):
                parts = np.array(item.entries if hasattr(item, "entries") else item, dtype=object).reshape(-1)
                flat += [tree(x) if isinstance(x, Sym) else float(x) for x in parts]
            else:
                flat.append(tree(item))
        return flat


def watch_calls(recorder):
    """Records every launch."""

    def call(self, *args, **options):
        return recorder.call(self, kernel_impl._process_args(self, args, options))

    kernel_impl.Kernel.__call__ = call


def refuse_read(*_, **__):
    """Stands for every way to read numbers of a field in Python."""
    raise Refused("Python reads a field in a frame", "read it in a kernel")


def watch_python_scope(recorder):
    """Records x[i] = 1 in Python; refuses to read an element in a frame."""
    # `taichi.lang.field` is also a function, which hides the module.
    fields = sys.modules["taichi.lang.field"]

    class Accessor(fields.SNodeHostAccessor):
        def __init__(self, snode):
            super().__init__(snode)
            write, read = self.setter, self.getter
            is_real = ti._lib.core.is_real(snode.data_type())

            def setter(value, *key):
                at = word_of(snode, key)
                recorder.launches.append(["=", [*at, tree(value) if isinstance(value, Sym) else float(value), "f32" if is_real else "i32"]])
                if recorder.execute:
                    write(value, *key)

            def getter(*key):
                if not recorder.execute:
                    refuse_read()
                return read(*key)

            self.setter, self.getter = setter, getter

    fields.SNodeHostAccessor = Accessor


def watch_numpy(recorder):
    """Makes to_numpy in a frame return a stand-in for its field, which windows draw and Python cannot read."""

    class Shown(np.ndarray):
        live_field = None
        __getitem__ = __iter__ = __float__ = __int__ = __bool__ = __array_ufunc__ = __array_function__ = refuse_read

    for kind in (ScalarField, matrix.MatrixField):
        real = kind.to_numpy

        def to_numpy(self, *args, _real=real, **options):
            if recorder.execute:
                return _real(self, *args, **options)
            made = np.zeros(1).view(Shown)
            made.live_field = self
            return made

        kind.to_numpy = to_numpy


def keep_symbols():
    """Vectors in Python keep the expressions of their entries."""
    real = matrix.VectorType._instantiate_in_python_scope

    def instantiate(self, entries):
        made = real(self, entries)
        if any(isinstance(e, Sym) for e in entries):
            made.entries = np.array(entries[: self.n], dtype=object)
        return made

    matrix.VectorType._instantiate_in_python_scope = instantiate
