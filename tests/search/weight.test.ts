import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../config/locales';
import { lastVersion } from '../../config/versions';
import { createBuiltClient, folderOf, sizeOf } from './builtIndex';
import { queriesOf } from './goldenQueries';

/**
 * Bytes on the wire: the index for a first answer; the core and the script that answers in the box and in the worker; the same with the
 * dialog of the app; and the parts for one more key.
 */
const limits = { first: 100_000, start: 76_000, whole: 84_000, key: 30_000 };

const scripts = path.join(folderOf('en'), 'assets/js');
const sizeOfChunk = (chunk: string): number =>
  readdirSync(scripts)
    .filter((name) => name.startsWith(`${chunk}.`) && name.endsWith('.js'))
    .reduce((sum, name) => sum + sizeOf(path.join(scripts, name)), 0);
const [worker, dialog] = [sizeOfChunk('search-worker'), sizeOfChunk('search-dialog')];

describe.each(locales)('the index of %s', (locale) => {
  const ask = (client: ReturnType<typeof createBuiltClient>, query: string) =>
    client.search({ query, locale, version: lastVersion, section: null, page: 0 });

  it('starts with little: the script that answers, the core, and the dialog of the app', () => {
    const core = sizeOf(path.join(folderOf(locale), 'assets/search', `${locale}.json`));
    const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
    console.log(`search: script ${kb(worker)}, dialog ${kb(dialog)}, core of ${locale} ${kb(core)}`);
    expect(worker).toBeGreaterThan(0);
    expect(dialog).toBeGreaterThan(0);
    expect(core + worker).toBeLessThanOrEqual(limits.start);
    expect(core + worker + dialog).toBeLessThanOrEqual(limits.whole);
  });

  it('costs little for the first answer', async () => {
    const costs: number[] = [];
    for (const { query } of queriesOf(locale).slice(0, 12)) {
      const client = createBuiltClient();
      await ask(client, query);
      costs.push(client.takeBytes());
    }
    console.log(`search: first answer in ${locale} at most ${(Math.max(...costs) / 1000).toFixed(0)} KB`);
    expect(Math.max(...costs)).toBeLessThanOrEqual(limits.first);
  });

  it('costs less for every further key, and little time', async () => {
    const client = createBuiltClient();
    await ask(client, '');
    client.takeBytes();
    let most = { bytes: 0, query: '' };
    const times: number[] = [];
    // What was typed before is loaded: queries with the same beginning share its cost.
    const beginnings = new Set(
      queriesOf(locale).flatMap(({ query }) => [...query].map((_key, index) => query.slice(0, index + 1))),
    );
    for (const typed of beginnings) {
      const { processingTimeMS } = await ask(client, typed);
      times.push(processingTimeMS);
      const bytes = client.takeBytes();
      if (bytes > most.bytes) most = { bytes, query: typed };
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
    console.log(
      `search: ${times.length} keys in ${locale}: at most ${(most.bytes / 1000).toFixed(0)} KB (${most.query}); ` +
        `half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms`,
    );
    expect(most.bytes).toBeLessThanOrEqual(limits.key);
  });
});
