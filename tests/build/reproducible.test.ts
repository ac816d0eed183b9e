import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashFiles, type Manifest } from '../../tools/site/manifest';
import type { SiteCopy } from '../support/siteCopy';
import { buildAfresh } from './buildAfresh';
import { copyRealSite } from './copyRealSite';

/** Lists the files that only one of two builds has, or that differ. */
const differences = ({ files: one }: Manifest, { files: other }: Manifest): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]);

// Languages that sort, format numbers and write dates differently, and two sides of midnight.
const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
];

describe('two builds of one commit', () => {
  const sites: SiteCopy[] = [];
  const builds: Manifest[] = [];

  beforeAll(async () => {
    for (const env of machines) {
      const site = await copyRealSite();
      sites.push(site);
      // French has dates, numbers and a search index of its own, and falls back to English for the rest.
      await buildAfresh(site, { locale: 'fr-FR', env });
      builds.push(hashFiles(site.pathOf('build')));
    }
  }, 20 * 60_000);
  afterAll(() => Promise.all(sites.map((site) => site.remove())));

  it('have the same files, byte for byte, in different folders, time zones and locales', () => {
    const [one, other] = builds;
    if (one === undefined || other === undefined) throw new Error('two builds are needed');
    expect(Object.keys(one.files).length).toBeGreaterThan(1000);
    expect(differences(one, other)).toEqual([]);
  });
});
