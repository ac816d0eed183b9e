import { expect, it } from 'vitest';
import { lastVersion } from '../../config/versions';
import { createBuiltClient, readBuiltCore } from './builtIndex';

const locale = 'en';

it('every name of the API that is typed with its package is the first hit', async () => {
  const core = readBuiltCore(locale);
  const current = 1 << core.versions.findIndex(([label]) => label === lastVersion);
  const client = createBuiltClient();
  const missed: string[] = [];
  const names = core.symbols.filter(([unit]) => {
    const [page = 0, , , , versions = 0] = core.units[unit] ?? [];
    return (versions & current) !== 0 && core.pages[page]?.[1].startsWith('api/');
  });
  expect(names.length).toBeGreaterThan(500);
  for (const [, name] of names) {
    const query = `ti.${name}`;
    const { hits } = await client.search({ query, locale, version: lastVersion, section: null, page: 0 });
    if (hits[0]?.symbol !== name) missed.push(`${query}: ${hits[0]?.url ?? 'nothing'}`);
  }
  expect(missed).toEqual([]);
});
