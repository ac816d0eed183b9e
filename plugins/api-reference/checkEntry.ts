import type {
  MemberDescription,
  MemberOverride,
  SymbolDescription,
  SymbolOverride,
} from './descriptionsSchema';
import type { Subject } from './subjects';

type Entry = SymbolDescription | SymbolOverride | MemberDescription | MemberOverride;

/** Reports a problem and its fix at a path of keys. */
export type Report = (path: readonly string[], problem: string, fix: string) => void;

/** Position of an entry: its keys, and whether it is an override for a single version. */
type Position = { readonly path: readonly string[]; readonly isOverride: boolean };

const list = (names: Iterable<string>): string => [...names].sort().join(', ') || 'none';

/** Sentences that the lanes before a name make redundant. */
const scopeSentence =
  /\b(?:(?:in )?(?:kernels|python) only|works in python and in kernels|in python and in kernels|python scope only)(?=[.;])/i;

/** Reports missing descriptions, and descriptions of parts that do not exist. */
export function checkEntry(entry: Entry, subject: Subject, position: Position, report: Report): void {
  const { path, isOverride } = position;
  checkParameters(entry, subject, position, report);
  if (entry.keywords && !subject.collectsKeywords) {
    report([...path, 'keywords'], 'has no parameter that collects keywords', 'describe them as parameters');
  }
  if (!isOverride && subject.isCalled && !('returns' in entry)) {
    report(path, 'has no "returns"', 'describe the result, or write "returns: ~" for none');
  }
  if (entry.output !== undefined && typeof entry.example !== 'string') {
    report([...path, 'output'], 'has output without an example', 'add the example, or remove the output');
  }
  const [sentence] = scopeSentence.exec(entry.text?.replace(/\s+/g, ' ') ?? '') ?? [];
  if (sentence !== undefined) {
    report([...path, 'text'], `"${sentence}" says where the name works`, 'write it as "scope" instead');
  }
  checkMembers(entry, subject, position, report);
  if (!isOverride) checkVersions(entry, subject, path, report);
}

function checkParameters(
  { parameters = {} }: Entry,
  { parameters: known }: Subject,
  { path, isOverride }: Position,
  report: Report,
): void {
  for (const name of Object.keys(parameters)) {
    if (known.has(name)) continue;
    report([...path, 'parameters', name], `has no parameter ${name}`, `its parameters are ${list(known)}`);
  }
  for (const name of known) {
    if (isOverride || Object.hasOwn(parameters, name)) continue;
    report([...path, 'parameters'], `parameter ${name} has no description`, 'add type and text');
  }
}

function checkMembers(
  { members = {} }: Entry,
  { members: known }: Subject,
  { path, isOverride }: Position,
  report: Report,
): void {
  for (const [name, entry] of Object.entries<MemberDescription | MemberOverride>(members)) {
    const own = [...path, 'members', name];
    const subject = known.get(name);
    if (subject) checkEntry(entry, subject, { path: own, isOverride }, report);
    else report(own, `has no member ${name} of its own`, `its members are ${list(known.keys())}`);
  }
  for (const name of known.keys()) {
    if (isOverride || Object.hasOwn(members, name)) continue;
    report([...path, 'members'], `member ${name} has no description`, 'add it with a text');
  }
}

function checkVersions(entry: Entry, subject: Subject, path: readonly string[], report: Report): void {
  const overrides = 'versions' in entry ? entry.versions : undefined;
  const fix = `the versions that have it are ${subject.versions.join(', ')}`;
  for (const [version, override] of Object.entries(overrides ?? {})) {
    const own = [...path, 'versions', version];
    if (!subject.versions.includes(version)) report(own, `is not in ${version}`, fix);
    else if (override) checkEntry(override, subject, { path: own, isOverride: true }, report);
  }
  for (const version of Object.keys(entry.changes ?? {})) {
    // A version without the part may still have a note about its removal.
    if (subject.later.includes(version)) continue;
    const [first] = subject.versions;
    report([...path, 'changes', version], `cannot have changed in ${version}`, `it exists since ${first}`);
  }
}
