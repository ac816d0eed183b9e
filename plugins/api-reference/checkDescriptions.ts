import { checkEntry, type Report } from './checkEntry';
import { checkGroups } from './checkGroups';
import { checkNames, checkVersionNames } from './checkNames';
import { describeIn } from './describeIn';
import { createNameTest } from './findName';
import { listExamples } from './listExamples';
import type { Descriptions } from './loadDescriptions';
import { nearestName } from './nearestName';
import type { Reference } from './reference';
import { findSubjects, type Subject } from './subjects';

/**
 * Checks the descriptions against the inventories of all versions.
 *
 * @param history All versions, oldest first.
 * @returns One line per problem: `file:line: object › part: what is wrong. Fix: …`.
 */
export function checkDescriptions(descriptions: Descriptions, history: readonly Reference[]): string[] {
  const problems = [...descriptions.problems];
  const report: Report = (path, problem, fix) => {
    const [name = '', ...rest] = path;
    const place = [name, ...rest].join(' › ');
    problems.push(`${descriptions.locate(path)}: ${place}: ${problem}. Fix: ${fix}.`);
  };
  const subjects = findSubjects(history);
  const known = {
    isKnown: createNameTest(history),
    names: history.flatMap(({ names }) => [...names.keys()]),
  };

  const releases = history.map((reference) => ({ ...reference, isKnown: createNameTest([reference]) }));

  for (const [key, description] of descriptions.symbols) {
    const subject = subjects.get(key);
    if (!subject) {
      report([key], ...dangling(key, subjects));
      continue;
    }
    checkEntry(description, subject, { path: [key], isOverride: false }, report);
    checkGroups(description, subject, key, report);
    checkNames(description, [key], known, report);
    for (const { folder, isKnown } of releases.filter(({ objects }) => objects.has(key))) {
      const inAny = (name: string) => isKnown(name) || !known.isKnown(name);
      checkVersionNames(describeIn(description, folder), [key], { folder, isKnown: inAny }, report);
    }
    if (subject.hasSwizzles !== (description.swizzles !== undefined)) {
      const fix = subject.hasSwizzles ? 'describe them under "swizzles"' : 'remove "swizzles"';
      report([key], `has ${subject.hasSwizzles ? '' : 'no '}swizzles`, fix);
    }
    for (const name of Object.keys(description.names ?? {})) {
      if (subject.names.has(name) && name !== key) continue;
      const others = [...subject.names].filter((other) => other !== key).join(', ') || 'none';
      report([key, 'names', name], `has no other name ${name}`, `its other names are ${others}`);
    }
  }
  for (const name of new Set(descriptions.families.flat())) {
    if (descriptions.symbols.has(name)) continue;
    report(
      ['see-also.yaml', name],
      'has no description',
      `the nearest name is ${nearestName(name, descriptions.symbols.keys())}`,
    );
  }
  for (const { key, versions } of missing(subjects, descriptions)) {
    problems.push(
      `api/descriptions/python: ${key} (${versions.join(', ')}) has no description. Fix: add it, as api/descriptions/python/README.md says.`,
    );
  }
  problems.push(...listExamples(descriptions, history).problems);
  checkSections(descriptions, history, report);
  for (const [section, text] of Object.entries(descriptions.sections)) {
    checkNames(text, [section], known, report);
  }
  return problems;
}

function dangling(key: string, subjects: ReadonlyMap<string, Subject>): [problem: string, fix: string] {
  const owner = [...subjects].find(([, { names }]) => names.has(key))?.[0];
  if (owner !== undefined) return [`is another name of ${owner}`, `describe ${owner}`];
  return ['is in no version', `the nearest name is ${nearestName(key, subjects.keys())}`];
}

function missing(
  subjects: ReadonlyMap<string, Subject>,
  { symbols }: Descriptions,
): { key: string; versions: readonly string[] }[] {
  return [...subjects]
    .filter(([key]) => !symbols.has(key))
    .map(([key, { versions }]) => ({ key, versions }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function checkSections({ sections }: Descriptions, history: readonly Reference[], report: Report): void {
  // An unreadable file is already reported.
  if (Object.keys(sections).length === 0) return;
  const known = new Set(history.flatMap(({ inventories }) => inventories.map(({ section }) => section)));
  for (const section of Object.keys(sections)) {
    if (!known.has(section)) report([section], 'is a section of no version', 'remove it');
  }
  for (const section of known) {
    if (!Object.hasOwn(sections, section)) {
      report([section], 'has no text', 'say what the section is for, in one or two sentences');
    }
  }
}
