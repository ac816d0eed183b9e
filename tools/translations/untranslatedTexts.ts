import type { UntranslatedTexts } from './compareMessages';

/**
 * English texts that a translation may repeat.
 *
 */
export const untranslatedTexts: readonly UntranslatedTexts[] = [
  { texts: ['Taichi', 'Taichi Docs'], reason: 'name of the project and of the site' },
  { texts: ['Discord', 'GitHub', 'Python', 'PyTorch'], reason: 'names of products' },
  { texts: ['CUDA', 'GGUI', 'MPI', 'C-API', 'C API'], reason: 'names of programming interfaces' },
  { texts: ['API', 'AOT', 'DEM'], reason: 'short forms that both languages use as they are' },
  {
    texts: ['develop'],
    reason: 'name of a version, the same in menus, addresses of source code and release notes',
  },
  { locales: ['zh-Hans'], texts: ['CFD'], reason: 'short form that Chinese texts use as it is' },
  { locales: ['zh-Hans'], texts: ['Enter', 'Esc'], reason: 'what is printed on the keys' },
  {
    locales: ['fr-FR'],
    texts: ['WeChat'],
    reason: 'name of a product; Chinese has a name of its own for it',
  },
  {
    locales: ['fr-FR'],
    texts: [
      'Blog',
      'Classes',
      'Documentation',
      'Gradient',
      'Gradients',
      'Guides',
      'Images',
      'Index',
      'Introduction',
      'Modules',
      'Pages',
      'Pause',
      'Simulation',
      'Source',
      'Types',
      'Version',
      'Versions',
      'Widgets',
      'exception',
      'module',
      'simulation',
    ],
    reason: 'the same word in French',
  },
  {
    locales: ['fr-FR'],
    texts: ['Documentation {version}', 'Page {page}', '{title}, page {page}'],
    reason: 'the same words in French',
  },
];
