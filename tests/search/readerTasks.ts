/** What a reader wants to get done. The tasks were written before anybody looked at where they lead. */
export type ReaderTask = {
  /** In the reader's words. */
  readonly task: string;
  /** What this reader types. */
  readonly query: string;
  /** Pages each of which solves it. */
  readonly pages: readonly string[];
  /** What such a page must say, so that it does solve it. */
  readonly says: RegExp;
};

export const readerTasks: readonly ReaderTask[] = [
  {
    task: 'My loop in Python is slow.',
    query: 'my loop is slow',
    pages: ['/docs/accelerate_python', '/docs/performance'],
    says: /for loop|outermost loop/i,
  },
  {
    task: 'I want my particles in Blender.',
    query: 'export to Blender',
    pages: ['/docs/export_results'],
    says: /PLYWriter[\s\S]*Blender/,
  },
  {
    task: 'The program has to run on two GPUs.',
    query: 'run on two GPUs',
    pages: ['/docs/multi_device'],
    says: /CUDA_VISIBLE_DEVICES/,
  },
  {
    task: 'A kernel ends with "Cannot find source code".',
    query: 'OSError: Cannot find source code for Taichi kernel',
    pages: ['/docs/errors', '/docs/install'],
    says: /Cannot find source code/,
  },
  {
    task: 'pip says "No matching distribution found for taichi".',
    query: 'No matching distribution found for taichi',
    pages: ['/docs/install'],
    says: /No matching distribution/,
  },
  {
    task: 'Does Taichi work on my AMD card or my Mac?',
    query: 'does it support AMD GPU or Mac',
    pages: ['/docs/feature_matrix', '/docs/hello_world'],
    says: /AMD[\s\S]*Metal|Metal[\s\S]*AMD/,
  },
  {
    task: 'A tensor of PyTorch in a kernel, without a copy.',
    query: 'pass PyTorch tensor without copy',
    pages: ['/docs/interop', '/docs/external', '/docs/accelerate_pytorch'],
    says: /tensor[\s\S]*cop(?:y|ie)/i,
  },
  {
    task: 'My gradient is always zero.',
    query: 'gradient is zero',
    pages: ['/docs/differentiable_programming', '/docs/learn_gradients'],
    says: /gradient[^.]*(?:zero|\b0\b)/i,
  },
  {
    task: 'Find all particles within a radius.',
    query: 'find particles within a radius',
    pages: ['/docs/neighbor_search'],
    says: /within a radius/,
  },
  {
    task: 'Make a video of the simulation.',
    query: 'make a video of my simulation',
    pages: ['/docs/export_results'],
    says: /VideoManager/,
  },
  {
    task: 'Load an OBJ file and compute its normals.',
    query: 'load an obj mesh',
    pages: ['/docs/meshes'],
    says: /read_obj/,
  },
  {
    task: 'The same random numbers in every run.',
    query: 'same random numbers every run',
    pages: ['/docs/random_numbers'],
    says: /random_seed/,
  },
  {
    task: 'My code broke when I went to 1.7.',
    query: 'upgrade to 1.7 broke my code',
    pages: ['/docs/migrating', '/docs/whats_new'],
    says: /1\.7/,
  },
  {
    task: 'Call my kernel from a C++ program.',
    query: 'call kernel from C++',
    pages: ['/docs/tutorial'],
    says: /ti\.aot\.Module/,
  },
  {
    task: 'Use Taichi in Jupyter or Colab.',
    query: 'jupyter notebook colab',
    pages: ['/docs/notebooks'],
    says: /Colab/,
  },
  {
    task: 'Is anybody still working on Taichi?',
    query: 'is taichi still maintained',
    pages: ['/docs/project_status'],
    says: /maintain/,
  },
  {
    task: 'I know Numba. What is different?',
    query: 'taichi vs numba',
    pages: ['/docs/from_numba'],
    says: /prange/,
  },
  {
    task: 'The GPU runs out of memory.',
    query: 'CUDA out of memory',
    pages: ['/docs/install', '/docs/global_settings'],
    says: /device_memory_(?:GB|fraction)/,
  },
];
