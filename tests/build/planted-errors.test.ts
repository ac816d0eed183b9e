import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureSite } from '../fixtures/createFixtureSite';
import { expectReports, reportedLines, type Plant } from '../support/plants';
import type { BuildResult, SiteCopy } from '../support/siteCopy';

const docs = 'docs/field.md';
const release = 'versioned_docs/version-v1.6.0';
const post = 'blog/2023-05-04-first-ripple';

/** Found in finished pages, so one build reports all of them. */
const links: readonly Plant[] = [
  {
    what: 'a link to a missing page',
    file: `${release}/kernel_function.md`,
    from: ':since[1.6]',
    to: ':since[1.6] See [fields](/docs/feild).',
    report: 'link to /docs/feild: there is no such page. Fix: did you mean /docs/field?',
  },
  {
    what: 'a link to a missing heading',
    file: `${release}/kernel_function.md`,
    from: './field.md#shape',
    to: './field.md#shapez',
    report: 'link to ./field.md#shapez: the page has no such heading. Fix: did you mean #shape?',
  },
  {
    what: 'a link to a missing Markdown file, of which Docusaurus only warns',
    file: `${release}/kernel_function.md`,
    from: 'Read an element.',
    to: 'Read an element of a [field](./feild.md).',
    report: 'link to ./feild.md: there is no such file. Fix: did you mean ./field.md?',
  },
  {
    what: 'a menu item to a missing page',
    file: 'src/config/navbar.ts',
    from: "'/how-these-docs-are-tested'",
    to: "'/how-these-docs-are-tasted'",
    report: 'there is no such page. Fix: did you mean /how-these-docs-are-tested?',
  },
  {
    what: 'a missing symbol of the sprite',
    file: 'src/icons.svg',
    from: '<symbol id="blog"',
    to: '<symbol id="blogs"',
    place: 'page',
    report: 'the picture has no such part. Fix: did you mean #blogs?',
  },
];

/** Found while pages are compiled, each in a file of its own: a page stops at its first mistake. */
const sources: readonly Plant[] = [
  {
    what: 'a name that the API of the version does not have',
    file: docs,
    from: 'once the field exists',
    to: 'once `ti.fielt` returns',
    report: '`ti.fielt`: master has no ti.fielt. Fix: perhaps `ti.field` is meant;',
  },
  {
    what: 'an unknown word on an output block',
    file: `${release}/field.md`,
    from: '```output',
    to: '```output long',
    report: '"long" means nothing on an output block. Fix: remove it.',
  },
  {
    what: 'an unknown directive in a line',
    file: `${release}/kernel_function.md`,
    from: ':since[1.6]',
    to: ':sinse[1.6]',
    report: '":sinse" means nothing. Fix: known are :since[1.6],',
  },
  {
    what: 'an image without alt text',
    file: `${post}/index.md`,
    from: '![Jade rings on a dark ground]',
    to: '![]',
    report: 'an image has no alt text. Fix: say in the brackets what it shows',
  },
  {
    what: 'a picture that cannot be read',
    file: `${post}/cover.webp`,
    from: 'RIFF',
    to: 'NONE',
    place: 'file',
    report: 'Fix: export it again as WebP, or remove it.',
  },
  {
    what: 'an unknown directive on a line of its own',
    file: 'src/pages/help-us-translate.md',
    from: '::translation-board',
    to: '::translation-bored',
    report: '"::translation-bored" means nothing. Fix: known are ::tested-releases,',
  },
  {
    what: 'a formula that KaTeX does not understand',
    file: 'src/pages/how-these-docs-are-tested.md',
    from: '{#reasons}',
    to: '{#reasons}\n\nOne of $\\frac{1$ examples.',
    report: 'Fix: correct the TeX between the dollar signs.',
  },
];

const redirects: readonly Plant[] = [
  {
    what: 'a redirect from the address of a page',
    file: 'src/config/redirects.ts',
    from: "'/field'",
    to: "'/docs/kernel_function'",
    place: 'file',
    report: '"/docs/kernel_function" is the address of a page. Fix: take the redirect out',
  },
  {
    what: 'a redirect to a missing page',
    file: 'src/config/redirects.ts',
    from: "'/blog/first-ripple'",
    to: "'/blog/first-riple'",
    place: 'file',
    report: 'leads to "/blog/first-riple", where no page is. Fix: name the address of a page',
  },
];

/** Found while a plugin loads its content, which ends the build at once. */
const early: readonly (Plant & { readonly locale?: string })[] = [
  {
    what: 'an unknown front matter key',
    file: docs,
    from: 'slug: /field',
    to: 'slug: /field\nkeywrods: [field]',
    report: 'front matter key "keywrods" is unknown. Fix: did you mean "keywords"?',
  },
  {
    what: 'a post without a truncate marker',
    file: `${post}/index.md`,
    from: '<!-- truncate -->',
    to: '',
    place: 'start',
    report: 'the post has no truncate marker. Fix: put <!-- truncate --> below its first paragraphs.',
  },
  {
    what: 'a description of an unknown name',
    file: 'api/descriptions/python/core.yaml',
    to: '\ntaichi.fielt: { text: Nothing. }',
    report: 'taichi.fielt: is in no version. Fix: the nearest name is taichi.field.',
  },
  {
    what: 'an unknown word on a fence',
    file: docs,
    from: '```python title=',
    to: '```python titel=',
    report: '"titel" means nothing on a python block. Fix: known are title="file.py",',
  },
  {
    what: 'a report of the examples that is cut off',
    file: 'examples/report.json',
    from: '"pages": {',
    to: '"pages": ',
    place: 'start',
    report: 'the report of the examples is not understood',
  },
  {
    what: 'a lock file of the translations with a wrong hash',
    locale: 'fr-FR',
    file: 'i18n/fr-FR/translations.lock.json',
    from: '37d45ec2faa4',
    to: '37d4',
    place: 'start',
    report:
      'version-v1.6.0/field.md" does not hold 12 hex digits for each section. Fix: restore it with Git,',
  },
  {
    what: 'a feed without a translated title',
    locale: 'fr-FR',
    file: 'i18n/fr-FR/docusaurus-plugin-content-blog/options.json',
    from: '"title": { "message": "Carnet" }',
    to: '"title": {}',
    place: 'file',
    report: '"title" has no message. Fix: add { "message": "…" }',
  },
];

describe('a build of the fixture', () => {
  let site: SiteCopy;
  let english: BuildResult;
  let mark: string | undefined;
  beforeAll(async () => {
    site = await createFixtureSite();
    english = await site.build();
    mark = await readMark();
  });
  afterAll(() => site?.remove());

  /** Release in the bar of the first block that was run. */
  const readMark = async (): Promise<string | undefined> => {
    const html = await readFile(site.pathOf('build/docs/field/index.html'), 'utf8').catch(() => '');
    return /<a class="?ran"?.*?<\/span>\s*([\d.]+)/s.exec(html)?.[1];
  };

  // Without these two, a site that is broken anyway would look like a check that fails.
  it('succeeds without a mistake', () => {
    expect(english.code, english.output).toBe(0);
    expect(reportedLines(english.output)).toEqual([]);
  });

  it('succeeds without a mistake in French', async () => {
    const { code, output } = await site.build({ locale: 'fr-FR' });
    expect(code, output).toBe(0);
    expect(reportedLines(output)).toEqual([]);
  });

  it('shows a new report of the examples on pages that have not changed', async () => {
    expect(mark).toBe('1.6.0');
    const { code, output } = await site.buildWith({
      'examples/report.json': (text) => text.replaceAll('c7c1b9ec8136', '000000000000'),
    });
    expect(code, output).toBe(0);
    expect(await readMark()).toBeUndefined();
  });

  it.each([
    ['links', links],
    ['sources', sources],
    ['redirects', redirects],
  ])('reports every mistake in its %s', async (_where, plants) => {
    await expectReports(site, plants);
  });

  it.each(early)('fails at $what', async ({ locale, ...plant }) => {
    await expectReports(site, [plant], { locale });
  });
});
