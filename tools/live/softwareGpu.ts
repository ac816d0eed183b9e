/** Flags of Chromium with its software WebGPU; other sets have no adapter, or lose it at the first frame. */
export const softwareGpu = [
  '--no-sandbox',
  '--enable-unsafe-webgpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
  '--use-webgpu-adapter=swiftshader',
];
