import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cDescriptionsSchema, cInventorySchema } from './cSchema';

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(new URL(`../../api/${path}`, import.meta.url)), 'utf8'));

const file = 'c_api/include/taichi/taichi_core.h';
const handle = { name: 'TiMemory', kind: 'handle', file, line: 9 };
const inventory = (...symbols: object[]) => ({
  schema: 1,
  version: 'v1.6.0',
  tag: 'v1.6.0',
  page: 'taichi_core',
  headers: ['taichi_core.h'],
  symbols,
});

describe('the inventories of the C headers', () => {
  it.each(['v1.5.0', 'v1.6.0', 'master'])('of %s are as the schema says', async (version) => {
    const core = cInventorySchema.parse(await read(`${version}/c/taichi_core.json`));
    const vulkan = cInventorySchema.parse(await read(`${version}/c/taichi_vulkan.json`));
    const count = (kind: string) => core.symbols.filter((symbol) => symbol.kind === kind).length;
    const newer = version === 'master' ? 1 : 0;
    expect([core.version, count('function'), count('handle'), count('enum'), count('bitFlags')]).toEqual([
      version,
      29,
      7,
      10,
      2,
    ]);
    expect([count('structure'), count('union')]).toEqual([14 + 2 * newer, 2 + newer]);
    const functions = vulkan.symbols.filter((symbol) => symbol.kind === 'function');
    expect(functions).toHaveLength(9 + 4 * newer);
    expect(core.symbols.find((symbol) => symbol.name === 'TI_C_API_VERSION')).toMatchObject({
      value: version === 'master' ? '1007000' : '1005000',
    });
  });

  it.each([
    [{ ...handle, note: 'x' }, /note/],
    [{ ...handle, kind: 'class' }, /kind|discriminator/i],
    [{ ...handle, file: 'c_api/include/taichi/taichi_vulkan.h' }, /is none of taichi_core\.h/],
    [{ ...handle, since: '1.4' }, /want a release/],
  ])('refuse %j', (symbol, message) => {
    expect(() => cInventorySchema.parse(inventory(symbol))).toThrow(message);
  });

  it('refuse a name that appears twice, and another order than the header’s', () => {
    expect(() => cInventorySchema.parse(inventory(handle, handle))).toThrow(/TiMemory appears twice/);
    const earlier = { ...handle, name: 'TiImage', line: 3 };
    expect(() => cInventorySchema.parse(inventory(handle, earlier))).toThrow(/sort by header and line/);
    expect(cInventorySchema.parse(inventory(earlier, handle)).symbols).toHaveLength(2);
  });
});

describe('descriptions of the C symbols', () => {
  it.each(['taichi_core', 'taichi_vulkan'])('in %s.json are as the schema says', async (page) => {
    expect(
      cDescriptionsSchema.parse(await read(`descriptions/c/${page}.json`)).groups.length,
    ).toBeGreaterThan(1);
  });

  it.each([
    [{ text: 'no sentence' }, /want sentences/],
    [{ text: 'Waits.', versions: { 'v1.4.0': {} } }, /v1\.4\.0/],
    [{ text: 'Waits.', errors: { EIO: 'Never.' } }, /EIO/],
    [{ parts: {} }, /text/],
  ])('refuse %j', (description, message) => {
    expect(() => cDescriptionsSchema.parse({ groups: [], symbols: { ti_wait: description } })).toThrow(
      message,
    );
  });
});
