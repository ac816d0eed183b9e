import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectReports, reportedLines, type Plant } from '../support/plants';
import type { SiteCopy } from '../support/siteCopy';
import { copyRealSite } from './copyRealSite';

const page = 'docs/basic/field.md';

/** Reported after the pages are rendered, so one build covers all of them. */
const links: readonly Plant[] = [
  {
    what: 'a link to a missing page',
    file: page,
    to: '\nSee [the start](/docs/hello_wrld).',
    report: 'link to /docs/hello_wrld: there is no such page. Fix: did you mean /docs/hello_world?',
  },
  {
    what: 'a link to a missing heading',
    file: page,
    to: '\nSee [casts](../type-system/type.md#castz).',
    report: 'link to ../type-system/type.md#castz: the page has no such heading. Fix: did you mean #casts?',
  },
  {
    what: 'a link to a missing Markdown file, of which Docusaurus only warns',
    file: page,
    to: '\nSee [types](../type-system/tipe.md).',
    report:
      'link to ../type-system/tipe.md: there is no such file. Fix: did you mean ../type-system/type.md?',
  },
  {
    what: 'a menu item to a missing page',
    file: 'config/navbar.ts',
    from: "to: '/acknowledgments'",
    to: "to: '/acknowledgement'",
    report: 'there is no such page. Fix: did you mean /acknowledgments?',
  },
];

/** Each of these aborts the build. */
const others: readonly Plant[] = [
  {
    what: 'an unknown front matter key',
    file: page,
    from: 'slug: /field',
    to: 'slug: /field\nkeywrods: [field]',
    report: 'front matter key "keywrods" is unknown. Fix: did you mean "keywords"?',
  },
  {
    what: 'a name that the API of the version does not have',
    file: page,
    to: '\nMake one with `ti.fielt`.',
    report: '`ti.fielt`: master has no ti.fielt. Fix: perhaps `ti.field` is meant;',
  },
  {
    what: 'a description of an unknown name',
    file: 'api/descriptions/python/fields.yaml',
    to: '\ntaichi.fielt: { text: Nothing. }',
    report: 'taichi.fielt: is in no version. Fix: the nearest name is taichi.field.',
  },
];

describe('a build of the real site', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = await copyRealSite();
  });
  afterAll(() => site?.remove());

  // Without this case, a site that is broken anyway would pass for a working check.
  it('succeeds without a mistake', async () => {
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    expect(reportedLines(output)).toEqual([]);
  });

  it('reports every mistake in its links', async () => {
    await expectReports(site, links);
  });

  it.each(others)('fails at $what', async (plant) => {
    await expectReports(site, [plant]);
  });
});
