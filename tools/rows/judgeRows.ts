import type { WrittenRow, WrittenTable } from './readTables';

/** What the programs of `python/` said on one release. */
export type Runs = {
  /** Name of a program, and all that it wrote. */
  readonly messages: Readonly<Record<string, string>>;
  /** First cell of a row, and "no error" at the end if its proof held. */
  readonly rows: Readonly<Record<string, string>>;
  /** Defaults of `ti.init` and of classes, by name. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What a row claims, and what can prove it. */
export type Claim =
  | { readonly kind: 'message'; readonly fragments: readonly string[] }
  | { readonly kind: 'default'; readonly name: string; readonly value: string }
  | { readonly kind: 'result' };

const messageHeads = /^(?:Message(?: of .*)?|You see|What you see|What happens|Error of the executable)$/;
/** Tables of results whose rows have a proof in `python/results.py`: page and the id of their section. */
const resultTables: ReadonlySet<string> = new Set([
  'reference/differences_between_taichi_and_python_programs.md#silent',
  'type-system/type.md#casts',
  'reference/operator.md#matrices',
]);

/** Lists what is written as code in a cell. */
const codesIn = (cell: string): string[] =>
  [...cell.matchAll(/``\s?(.+?)\s?``|`([^`]+)`/g)].map(([, double, single]) => double ?? single ?? '');

/** Without the differences that a table may make: marks of code, spaces. */
const normalize = (text: string): string => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();

/** Finds what a row claims; null if it claims nothing that a run could show. */
export function findClaim(table: WrittenTable, row: WrittenRow, place: string): Claim | null {
  if (resultTables.has(place) && table.header[0] === 'You write') return { kind: 'result' };
  const message = table.header.findIndex((head) => messageHeads.test(head));
  if (message >= 0) {
    const fragments = codesIn(row.cells[message] ?? '')
      .flatMap((code) => code.split(/…|\.\.\./))
      .map(normalize)
      .filter((code) => code.length > 2);
    return fragments.length > 0 ? { kind: 'message', fragments } : null;
  }
  const value = table.header.indexOf('Default');
  const [name] = codesIn(row.cells[0] ?? '');
  const written = normalize(row.cells[value] ?? '');
  if (value < 0 || name === undefined || written === '') return null;
  return { kind: 'default', name, value: written };
}

const isSameDefault = (written: string, found: string): boolean => {
  const plain = written.replace(/^["']|["']$/g, '').replace(/^ti\./, '');
  if (plain === found) return true;
  return plain !== '' && found !== '' && Number(plain) === Number(found);
};

/** Returns whether a run proves a claim. `shown` is what blocks of the pages of the release print and raise. */
export function isProven(claim: Claim, row: WrittenRow, runs: Runs, shown: string): boolean {
  switch (claim.kind) {
    case 'message': {
      const said = [normalize(shown), ...Object.values(runs.messages).map(normalize)];
      return claim.fragments.every((fragment) => said.some((text) => text.includes(fragment)));
    }
    case 'default':
      return Object.values(runs.defaults).some((values) => {
        const found = values[claim.name];
        return found !== undefined && isSameDefault(claim.value, found);
      });
    case 'result':
      return runs.rows[row.cells[0] ?? '']?.endsWith('no error') ?? false;
  }
}
