import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The documentation menu of the develop version; the releases keep theirs in `versioned_sidebars/`. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'category', label: 'Why Taichi', items: ['about/overview'] },
    { type: 'category', label: 'Get started', items: ['get-started/hello_world'] },
    { type: 'category', label: 'Kernels and functions', items: ['kernels/kernel_function'] },
    { type: 'category', label: 'Type system', items: ['type-system/type'] },
    { type: 'category', label: 'Data containers', items: ['basic/field'] },
  ],
};

export default sidebars;
