import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The documentation menu of the develop version; the releases keep theirs in `versioned_sidebars/`. The top level are the parts, which
 * contain categories or pages.
 */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Tutorial',
      items: [
        {
          type: 'category',
          label: 'Why Taichi',
          items: ['about/overview', 'about/whats_new', 'about/project_status'],
        },
        {
          type: 'category',
          label: 'Get started',
          items: [
            'get-started/hello_world',
            'get-started/accelerate_python',
            'get-started/cloth_simulation',
            'get-started/accelerate_pytorch',
          ],
        },
        {
          type: 'category',
          label: 'The course',
          items: [
            'learn/learn',
            'learn/learn_kernels',
            'learn/learn_fields',
            'learn/learn_parallel',
            'learn/learn_vectors',
            'learn/learn_drawing',
            'learn/learn_motion',
            'learn/learn_stencils',
            'learn/learn_fluid',
            'learn/learn_gradients',
          ],
        },
        {
          type: 'category',
          label: 'Coming from other tools',
          items: [
            'coming-from/from_numpy',
            'coming-from/from_numba',
            'coming-from/from_cuda',
            'coming-from/from_pytorch',
            'coming-from/from_jax',
            'coming-from/from_warp',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        {
          type: 'category',
          label: 'Kernels and functions',
          items: ['kernels/kernel_function', 'kernels/kernel_sync'],
        },
        { type: 'category', label: 'Type system', items: ['type-system/type'] },
        {
          type: 'category',
          label: 'Data containers',
          items: [
            'basic/field',
            'basic/layout',
            'basic/ndarray',
            'basic/textures',
            'basic/external',
            'interop/interop',
            'basic/offset',
            'basic/sparse',
          ],
        },
        {
          type: 'category',
          label: 'Algorithms',
          items: ['math/algorithms', 'math/neighbor_search', 'math/meshes', 'math/random_numbers'],
        },
        {
          type: 'category',
          label: 'Differentiable programming',
          items: ['differentiable/differentiable_programming'],
        },
        {
          type: 'category',
          label: 'Advanced programming',
          items: [
            'advanced/meta',
            'advanced/odop',
            'advanced/data_oriented_class',
            'type-system/dataclass',
            'advanced/quant',
            'advanced/argument_pack',
            'advanced/graphs',
            'advanced/multi_device',
          ],
        },
        {
          type: 'category',
          label: 'Visualization',
          items: ['visualization/gui_system', 'visualization/ggui', 'visualization/export_results'],
        },
        {
          type: 'category',
          label: 'Performance',
          items: [
            'performance/profiler',
            'performance/performance',
            'performance/performance_guide',
            'performance/gpu_performance',
          ],
        },
        { type: 'category', label: 'Debugging', items: ['debug/debugging'] },
        {
          type: 'category',
          label: 'Projects and tools',
          items: ['get-started/notebooks', 'advanced/project', 'debug/editors'],
        },
        { type: 'category', label: 'Deployment', items: ['deployment/tutorial'] },
        {
          type: 'category',
          label: 'FAQ',
          items: ['faqs/faq', 'faqs/install', 'debug/errors', 'faqs/migrating', 'faqs/known_issues'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'Language',
          items: [
            'reference/language_reference',
            'reference/operator',
            'reference/global_settings',
            'reference/syntax_sugars',
            'reference/simt',
            'reference/differences_between_taichi_and_python_programs',
            'reference/command_line',
            'reference/cheat_sheet',
            'reference/feature_matrix',
          ],
        },
        {
          type: 'category',
          label: 'Math library',
          items: ['math/math_module', 'math/sparse_matrix', 'math/linear_solver'],
        },
        { type: 'category', label: 'C API', items: ['c-api/taichi_core', 'c-api/taichi_vulkan'] },
        { type: 'category', label: 'Glossary', items: ['glossary/glossary'] },
      ],
    },
    {
      type: 'category',
      label: 'Internals',
      items: [
        'internals/internal',
        'internals/compilation',
        {
          type: 'category',
          label: 'Contribution',
          items: [
            'contribution/contributor_guide',
            'contribution/dev_install',
            'contribution/developer_utilities',
            'contribution/development_tips',
            'contribution/write_test',
            'contribution/writing_cpp_tests',
            'contribution/doc_writing',
            'contribution/style_guide_en',
            'contribution/windows_debug',
          ],
        },
      ],
    },
  ],
};

export default sidebars;
