import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteCopy } from '../support/siteCopy';
import { buildAfresh } from './buildAfresh';
import { copyRealSite } from './copyRealSite';

/** SHA-256 of every file of a build, by its path. */
type Hashes = ReadonlyMap<string, string>;

function hashFiles(folder: string): Hashes {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Lists the files that only one of two builds has, or that differ. */
const differences = (one: Hashes, other: Hashes): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));

// Languages that sort, format numbers and write dates differently, and two sides of midnight.
const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
];

describe('two builds of one commit', () => {
  let site: SiteCopy;
  const builds: Hashes[] = [];

  beforeAll(async () => {
    site = await copyRealSite();
    for (const env of machines) {
      // French has dates, numbers and a search index of its own, and falls back to English for the rest.
      await buildAfresh(site, { locale: 'fr-FR', env });
      builds.push(hashFiles(site.pathOf('build')));
    }
  }, 20 * 60_000);
  afterAll(() => site?.remove());

  it('have the same files, byte for byte, in different time zones and locales', () => {
    const [one, other] = builds;
    if (one === undefined || other === undefined) throw new Error('two builds are needed');
    expect(one.size).toBeGreaterThan(1000);
    expect(differences(one, other)).toEqual([]);
  });
});
