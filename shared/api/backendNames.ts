const names: Readonly<Record<string, string>> = {
  x64: 'CPU',
  arm64: 'CPU (Arm)',
  cuda: 'CUDA',
  amdgpu: 'AMDGPU',
  vulkan: 'Vulkan',
  opengl: 'OpenGL',
  metal: 'Metal',
};

/** Names a backend as the documentation writes it. */
export const backendName = (arch: string): string => names[arch] ?? arch;
