/** Tables of the core; their columns are stored, because equal kinds of values compress better side by side. */
const widths = { pages: 5, units: 7, symbols: 4, removed: 3, synonyms: 2, subjects: 2 };

/** Tables whose first column rises and is stored as steps. */
const risingTables: readonly string[] = ['units', 'symbols'];

const rootName = 'taichi.';
const idColumn = 1;

/** Names of a row of `symbols`, the preferred one first. */
const namesOf = (row: readonly unknown[]): unknown[] => [
  row[1],
  ...(Array.isArray(row[2]) ? (row[2] as unknown[]) : []),
];

/** The anchor of a symbol is one of its names: its index among them, below zero when it lacks the package. */
function packId(id: unknown, names: readonly unknown[]): unknown {
  if (typeof id !== 'string') return id;
  const isWhole = id.startsWith(rootName);
  const at = names.indexOf(isWhole ? id.slice(rootName.length) : id);
  return at < 0 ? id : isWhole ? at : -1 - at;
}

function unpackId(id: unknown, names: readonly unknown[]): unknown {
  if (typeof id !== 'number') return id;
  const name = names[id < 0 ? -1 - id : id];
  return typeof name !== 'string' ? undefined : id < 0 ? name : rootName + name;
}

const toSteps = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

function fromSteps(steps: readonly unknown[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += Number(step)));
}

type Tables = Readonly<Record<keyof typeof widths, readonly (readonly unknown[])[]>> & {
  readonly packs: readonly number[];
};

/** Converts a core to the form in which it is stored. */
export function packCore(core: Tables): Record<string, unknown> {
  const packed: Record<string, unknown> = { ...core, packs: toSteps(core.packs) };
  for (const [name, width] of Object.entries(widths)) {
    const rows = core[name as keyof typeof widths];
    const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));
    if (risingTables.includes(name)) columns[0] = toSteps((columns[0] ?? []).map(Number));
    packed[name] = columns;
  }
  const ids = (packed.units as unknown[][])[idColumn];
  for (const row of core.symbols) {
    const unit = Number(row[0]);
    if (ids) ids[unit] = packId(ids[unit], namesOf(row));
  }
  return packed;
}

/**
 * Restores the rows of a stored core. Other values stay as they are, so that the checks of the core find it.
 *
 * @param packed Parsed JSON, unchecked.
 */
export function unpackCore(packed: Record<string, unknown>): Record<string, unknown> {
  const core = { ...packed };
  if (Array.isArray(packed.packs)) core.packs = fromSteps(packed.packs);
  for (const [name, width] of Object.entries(widths)) {
    const columns: unknown = packed[name];
    if (!Array.isArray(columns) || !columns.every((column) => Array.isArray(column))) continue;
    const lists = columns as unknown[][];
    const count = lists[0]?.length ?? 0;
    // A column that is too short or missing is damage.
    if (lists.length !== width || lists.some((list) => list.length !== count)) {
      core[name] = undefined;
      continue;
    }
    const [first = [], ...others] = lists;
    const starts = risingTables.includes(name) ? fromSteps(first) : first;
    core[name] = starts.map((start, at) => [start, ...others.map((list) => list[at])]);
  }
  const { units, symbols } = core;
  if (Array.isArray(units) && Array.isArray(symbols)) {
    for (const row of symbols as unknown[][]) {
      const unit = (units as unknown[][])[Number(row[0])];
      if (unit) unit[idColumn] = unpackId(unit[idColumn], namesOf(row));
    }
  }
  return core;
}
