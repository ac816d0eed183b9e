import type { Defect } from './defect';

// cspell:ignore acclerate castz

/** A defect that stops the build has a run of its own: without a build the other steps would not run. */
export const stoppingBuild: readonly Defect[] = [
  {
    name: 'a broken anchor',
    file: 'docs/basic/field.md',
    find: /\n## /,
    replace: '\nSee [casts](../type-system/type.md#castz).\n\n## ',
    step: 'build',
    report: /docs\/basic\/field\.md:\d+: link to \.\.\/type-system\/type\.md#castz/,
  },
];

/** Defects that leave the build intact, each on a page or in a file of its own. */
export const defects: readonly Defect[] = [
  {
    name: 'an unlabeled button on one docs page',
    file: 'src/theme/DocItem/Content/index.tsx',
    find: '<MDXContent>{children}</MDXContent>',
    replace:
      '{metadata.permalink.endsWith(\'/docs/faq\') && <button type="button" />}\n      <MDXContent>{children}</MDXContent>',
    step: 'browser tests',
    browserTests: /\/docs\/faq has no defect/,
    report: /\/docs\/faq.*[^]*button-name/,
  },
  {
    name: 'a wrong output',
    file: 'versioned_docs/version-v1.6.0/basic/field.md',
    find: /```output\n/,
    replace: '```output\nnever printed\n',
    step: 'examples',
    report: /version-v1\.6\.0\/basic\/field\.md:\d+:/,
  },
  {
    name: 'a doubled escape',
    file: 'versioned_docs/version-v1.6.0/faqs/faq.md',
    find: /\n## /,
    replace: '\nAn `i32` prints as &amp;lt;i32&amp;gt;.\n\n## ',
    step: 'static pages',
    report: /docs\/faq.*escaped/,
  },
  {
    name: 'low contrast in light mode',
    // On one page: findings on every page would push those of the other defects out of the report.
    file: 'src/css/home.css',
    find: /$/,
    replace: "\n[data-theme='light'] .install-note {\n  color: oklch(0.8 0.016 200);\n}\n",
    step: 'browser tests',
    browserTests: / \/ has no defect/,
    report: /light mode: color-contrast[^\n]*install-note/,
  },
  {
    name: 'overflow at 320 px',
    file: 'src/css/translation.css',
    find: /^/,
    replace: '.board {\n  min-inline-size: 30rem;\n}\n\n',
    step: 'browser tests',
    browserTests: /\/help-us-translate has no defect/,
    report: /help-us-translate[^]*320/,
  },
  {
    name: 'a missing translation',
    file: 'i18n/fr-FR/code.json',
    find: /^\{\n {2}"[^"]+": \{[^}]*\},\n/,
    replace: '{\n',
    step: 'translations',
    report: /i18n\/fr-FR\/code\.json/,
  },
  {
    name: 'a console error on one page type',
    file: 'src/theme/BlogTagsListPage/index.tsx',
    find: /\n {2}return \(/,
    replace: "\n  if (typeof window !== 'undefined') console.error('planted');\n  return (",
    step: 'browser tests',
    browserTests: /\/tags has no defect/,
    report: /\/tags: console: planted/,
  },
  {
    name: 'no bar on a slow network',
    file: 'src/clientModules/routeProgress.ts',
    find: 'if (!isOver) progress.start();',
    replace: 'if (isOver) progress.start();',
    step: 'browser tests',
    browserTests: /the progress bar shows/,
    report: /the progress bar shows/,
  },
  {
    name: 'a wrong redirect',
    file: 'config/redirects.ts',
    find: "'/blog/accelerate-collision-detection-with-taichi': '/blog/acclerate-collision-detection-with-taichi'",
    replace: "'/blog/accelerate-collision-detection-with-taichi': '/blog/archive'",
    step: 'browser tests',
    browserTests: /redirects\.spec/,
    report: /redirects\.spec/,
  },
  {
    name: 'a crash in WebKit',
    file: 'src/css/base.css',
    find: /$/,
    replace: '\nbody { text-wrap: pretty; }\n',
    step: 'other engines',
    report: /WebKit crashed at/,
  },
  {
    name: 'an example that raises',
    file: 'versioned_docs/version-v1.6.0/get-started/hello_world.md',
    find: /```python[^\n]*\n/,
    replace: '```python\nraise ValueError("planted")\n',
    step: 'examples',
    report: /hello_world\.md:\d+:/,
  },
];
