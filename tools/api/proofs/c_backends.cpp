// Calls a function of the C API on a backend and checks its effect where there is one to read. Prints "works", the error of the API, or what
// was wrong. Arguments: backend, function, module. Built and run by c_backends.py.
#include <taichi/taichi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

[[noreturn]] void end(const std::string &result) {
  std::printf("result: %s\n", result.c_str());
  std::fflush(stdout);
  std::_Exit(0);
}

/** Ends the probe with the last error of the API, if there is one. */
void check_error() {
  char text[256] = "";
  uint64_t size = sizeof(text);
  if (TiError error = ti_get_last_error(&size, text)) {
    std::fprintf(stderr, "%d: %s\n", (int)error, text);
    end("error " + std::to_string((int)error));
  }
}

void expect(bool holds, const char *what) {
  check_error();
  if (!holds) end(std::string("wrong: ") + what);
}

struct Probe {
  TiRuntime runtime;
  std::string function;
  const char *module_path;

  TiMemory allocate() const {
    TiMemoryAllocateInfo info{};
    info.size = 4 * sizeof(float);
    info.host_write = info.host_read = TI_TRUE;
    info.usage = TI_MEMORY_USAGE_STORAGE_BIT;
    TiMemory memory = ti_allocate_memory(runtime, &info);
    expect(memory != TI_NULL_HANDLE, "memory");
    return memory;
  }

  void write(TiMemory memory, float first) const {
    float *numbers = (float *)ti_map_memory(runtime, memory);
    expect(numbers != nullptr, "map");
    for (int i = 0; i < 4; ++i) numbers[i] = first + i;
    ti_unmap_memory(runtime, memory);
    check_error();
  }

  float last(TiMemory memory) const {
    const float *numbers = (const float *)ti_map_memory(runtime, memory);
    expect(numbers != nullptr, "map");
    float value = numbers[3];
    ti_unmap_memory(runtime, memory);
    check_error();
    return value;
  }

  TiAotModule load() const {
    TiAotModule module = ti_load_aot_module(runtime, module_path);
    expect(module != TI_NULL_HANDLE, "module");
    return module;
  }

  TiImage image() const {
    TiImageAllocateInfo info{};
    info.dimension = TI_IMAGE_DIMENSION_2D;
    info.extent = {8, 8, 1, 1};
    info.mip_level_count = 1;
    info.format = TI_FORMAT_RGBA8;
    info.usage = TI_IMAGE_USAGE_STORAGE_BIT | TI_IMAGE_USAGE_SAMPLED_BIT;
    TiImage made = ti_allocate_image(runtime, &info);
    // The functions that need an image were not called then.
    if (made == TI_NULL_HANDLE && function != "ti_allocate_image") end("no image");
    expect(made != TI_NULL_HANDLE, "image");
    return made;
  }

  TiArgument array(TiMemory memory) const {
    TiArgument arg{};
    arg.type = TI_ARGUMENT_TYPE_NDARRAY;
    arg.value.ndarray.memory = memory;
    arg.value.ndarray.shape.dim_count = 1;
    arg.value.ndarray.shape.dims[0] = 4;
    arg.value.ndarray.elem_type = TI_DATA_TYPE_F32;
    return arg;
  }

  TiArgument factor() const {
    TiArgument arg{};
    arg.type = TI_ARGUMENT_TYPE_F32;
    arg.value.f32 = 2.5f;
    return arg;
  }

  /** Launches `scale` on 1, 2, 3, 4; the last number becomes 10. */
  TiMemory launch() const {
    TiMemory memory = allocate();
    write(memory, 1);
    TiKernel scale = ti_get_aot_module_kernel(load(), "scale");
    expect(scale != TI_NULL_HANDLE, "kernel");
    TiArgument args[2] = {factor(), array(memory)};
    ti_launch_kernel(runtime, scale, 2, args);
    return memory;
  }
};

void run(const std::string &name, const Probe &probe) {
  TiRuntime runtime = probe.runtime;
  if (name == "ti_create_runtime") return;
  if (name == "ti_destroy_runtime") return ti_destroy_runtime(runtime);
  if (name == "ti_get_runtime_capabilities") {
    uint32_t count = 0;
    return ti_get_runtime_capabilities(runtime, &count, nullptr);
  }
  if (name == "ti_set_runtime_capabilities_ext") {
    TiCapabilityLevelInfo level = {TI_CAPABILITY_SPIRV_VERSION, 0x10300};
    return ti_set_runtime_capabilities_ext(runtime, 1, &level);
  }
  if (name == "ti_allocate_memory") return (void)probe.allocate();
  if (name == "ti_free_memory") return ti_free_memory(runtime, probe.allocate());
  if (name == "ti_map_memory" || name == "ti_unmap_memory") {
    TiMemory memory = probe.allocate();
    probe.write(memory, 1);
    return expect(probe.last(memory) == 4, "the numbers");
  }
  if (name == "ti_copy_memory_device_to_device") {
    TiMemory from = probe.allocate(), to = probe.allocate();
    probe.write(from, 1);
    probe.write(to, 7);
    TiMemorySlice source = {from, 0, 16}, target = {to, 0, 16};
    ti_copy_memory_device_to_device(runtime, &target, &source);
    ti_wait(runtime);
    return expect(probe.last(to) == 4, "the copy");
  }
  if (name == "ti_allocate_image") return (void)probe.image();
  if (name == "ti_free_image") return ti_free_image(runtime, probe.image());
  if (name == "ti_transition_image" || name == "ti_track_image_ext") {
    TiImage image = probe.image();
    auto call = name == "ti_transition_image" ? ti_transition_image : ti_track_image_ext;
    call(runtime, image, TI_IMAGE_LAYOUT_SHADER_READ_WRITE);
    return ti_wait(runtime);
  }
  if (name == "ti_copy_image_device_to_device") {
    TiImageSlice source{}, target{};
    source.image = probe.image();
    target.image = probe.image();
    source.extent = target.extent = {8, 8, 1, 1};
    ti_transition_image(runtime, source.image, TI_IMAGE_LAYOUT_TRANSFER_SRC);
    ti_transition_image(runtime, target.image, TI_IMAGE_LAYOUT_TRANSFER_DST);
    ti_copy_image_device_to_device(runtime, &target, &source);
    return ti_wait(runtime);
  }
  if (name == "ti_load_aot_module") return (void)probe.load();
  if (name == "ti_create_aot_module") {
    FILE *file = std::fopen(probe.module_path, "rb");
    std::string bytes;
    char part[4096];
    while (size_t size = std::fread(part, 1, sizeof(part), file)) bytes.append(part, size);
    return expect(ti_create_aot_module(runtime, bytes.data(), bytes.size()) != TI_NULL_HANDLE, "module");
  }
  if (name == "ti_destroy_aot_module") return ti_destroy_aot_module(probe.load());
  if (name == "ti_get_aot_module_kernel")
    return expect(ti_get_aot_module_kernel(probe.load(), "scale") != TI_NULL_HANDLE, "kernel");
  if (name == "ti_get_aot_module_compute_graph")
    return expect(ti_get_aot_module_compute_graph(probe.load(), "twice") != TI_NULL_HANDLE, "graph");
  if (name == "ti_launch_kernel" || name == "ti_wait") {
    TiMemory memory = probe.launch();
    ti_wait(runtime);
    return expect(probe.last(memory) == 10, "the result");
  }
  if (name == "ti_flush") {
    TiMemory memory = probe.launch();
    ti_flush(runtime);
    ti_wait(runtime);
    return expect(probe.last(memory) == 10, "the result");
  }
  if (name == "ti_launch_compute_graph") {
    TiMemory memory = probe.allocate();
    probe.write(memory, 1);
    TiComputeGraph graph = ti_get_aot_module_compute_graph(probe.load(), "twice");
    expect(graph != TI_NULL_HANDLE, "graph");
    TiNamedArgument args[2] = {{"factor", probe.factor()}, {"data", probe.array(memory)}};
    ti_launch_compute_graph(runtime, graph, 2, args);
    ti_wait(runtime);
    return expect(probe.last(memory) == 25, "the result");
  }
  end("no probe");
}

}  // namespace

int main(int, char **argv) {
  std::string backend = argv[1], name = argv[2];
  TiRuntime runtime = ti_create_runtime(backend == "vulkan" ? TI_ARCH_VULKAN : TI_ARCH_X64, 0);
  expect(runtime != TI_NULL_HANDLE, "runtime");
  run(name, Probe{runtime, name, argv[3]});
  check_error();
  end("works");
}
