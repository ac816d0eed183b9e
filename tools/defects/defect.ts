/** A defect that is inserted into a copy of the repository to see that `npm test` reports it. */
export type Defect = {
  readonly name: string;
  readonly file: string;
  /** Text of the file that is replaced; it must occur. */
  readonly find: string | RegExp;
  readonly replace: string;
  /** Step of `npm test` that has to fail. */
  readonly step: string;
  /**
   * For the step `browser tests`, which tests have to report it, by file or title. The others are left out: a change of a style sheet or
   * of the frame would make that step open hundreds of pages again.
   */
  readonly browserTests?: RegExp;
  /** What the step has to report. */
  readonly report: RegExp;
};

/**
 * Inserts a defect into the text of a file.
 * @throws When the file does not contain what the defect replaces: the defect has to follow the code.
 */
export function insertDefect({ name, file, find, replace }: Defect, text: string): string {
  const changed = text.replace(find, () => replace);
  if (changed === text)
    throw new Error(
      `${file}: the defect "${name}" finds no ${String(find)}. Fix: adapt tools/defects/list.ts`,
    );
  return changed;
}

/** The details that `npm test` printed for each failed step, by the step's name. */
export function readFailures(output: string): Map<string, string> {
  const lines = output.split('\n');
  const start = lines.lastIndexOf('Failed:');
  const failures = new Map<string, string>();
  let step = '';
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (line === '') break;
    const [, name] = /^ {2}(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) step = name;
    else failures.set(step, `${failures.get(step) ?? ''}${line}\n`);
  }
  return failures;
}

/** Lists the defects that a test run did not report, each with the reason. */
export function findMissed(defects: readonly Defect[], output: string): string[] {
  const failures = readFailures(output);
  return defects.flatMap(({ name, step, report }) => {
    const details = failures.get(step);
    if (details === undefined) return [`${name}: the step "${step}" did not fail`];
    return report.test(details)
      ? []
      : [`${name}: "${step}" failed, but its report does not match ${String(report)}`];
  });
}
