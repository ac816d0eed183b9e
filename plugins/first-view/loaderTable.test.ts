import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tabulateLoaders } from './loaderTable';

const code = (chunk: string, id: string): string => `()=>n.e("${chunk}").then(n.bind(n,${id}))`;
const data = (chunk: string, id: string): string => `()=>n.e("${chunk}").then(n.t.bind(n,${id},19))`;
const two = '()=>Promise.all([n.e("docs"),n.e("3")]).then(n.bind(n,9))';
const none = '()=>Promise.resolve().then(n.bind(n,30))';
const listOf = (entries: readonly string[]): string => `[${entries.join()}].map(e=>[e,"",void 0])`;

/** What each loader of a list asks for: the chunks, then the module. */
async function callAll(list: string): Promise<string[]> {
  const calls: string[] = [];
  const n = Object.assign((id: number) => calls.push(`code ${id}`), {
    e: (chunk: unknown) => Promise.resolve(calls.push(`chunk ${JSON.stringify(chunk)}`)),
    t: (id: number, mode: number) => calls.push(`data ${id} ${mode}`),
  });
  const loaders = runInNewContext(list, { n, Promise }) as [() => Promise<unknown>, string, undefined][];
  for (const [load] of loaders) await load();
  return calls;
}

describe('tabulateLoaders', () => {
  it.each([
    ['code and data', [code('0', '92'), data('1', '93'), data('2', '115')]],
    ['ids that go back, and one in short form', [code('0', '1e3'), code('1', '7'), code('2', '8')]],
    ['several chunks, and none', [code('0', '4'), two, none, code('3', '30')]],
    ['a chunk that is not at its place', [code('0', '4'), code('0', '5'), code('2', '6')]],
  ])('loads the same: %s', async (_what, entries) => {
    const list = listOf(entries);
    const table = tabulateLoaders(list);
    expect(table).not.toBe(list);
    expect(await callAll(table)).toEqual(await callAll(list));
  });

  it('makes a long list short', () => {
    const list = listOf(Array.from({ length: 500 }, (_, index) => code(`${index}`, `${index * 3 + 90}`)));
    expect(tabulateLoaders(list).length).toBeLessThan(list.length / 10);
  });

  it.each([['[()=>1].map(e=>[e,"",void 0])'], [`[${code('0', '1')}].map(e=>e)`], [listOf([two])]])(
    'leaves %s',
    (script) => {
      expect(tabulateLoaders(script)).toBe(script);
    },
  );
});
