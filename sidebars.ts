import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The documentation menu of the develop version; the releases keep theirs in `versioned_sidebars/`. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'category', label: 'Why Taichi', items: ['about/overview'] },
    {
      type: 'category',
      label: 'Get started',
      items: ['get-started/hello_world', 'get-started/accelerate_python', 'get-started/cloth_simulation'],
    },
    {
      type: 'category',
      label: 'Kernels and functions',
      items: ['kernels/kernel_function', 'kernels/kernel_sync'],
    },
    { type: 'category', label: 'Type system', items: ['type-system/type', 'type-system/dataclass'] },
    {
      type: 'category',
      label: 'Data containers',
      items: [
        'basic/field',
        'basic/layout',
        'basic/ndarray',
        'basic/external',
        'basic/offset',
        'basic/sparse',
      ],
    },
    {
      type: 'category',
      label: 'Advanced programming',
      items: ['advanced/meta', 'advanced/odop', 'advanced/data_oriented_class'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['reference/differences_between_taichi_and_python_programs'],
    },
  ],
};

export default sidebars;
