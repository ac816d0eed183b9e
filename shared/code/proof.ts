/** Result of an example in the last run of the examples. */
export type ExampleResult = 'ran' | 'raised' | 'compiled' | 'skipped' | 'changed';

/** An example of a page, as its table row shows it. */
export interface ProvenExample {
  /** Id of its element. */
  readonly id: string;
  /** Its title, or a line that identifies it. */
  readonly name: string;
  /** Whether the name is a line of code. */
  readonly isCode: boolean;
  readonly result: ExampleResult;
  /** Why it was not run, as in `shared/code/parseFence.ts`. */
  readonly reason?: string;
}

/** The examples of a page and the release that they were run on. */
export interface Proof {
  /** Release of Taichi, such as 1.6.0. */
  readonly release: string;
  readonly examples: readonly ProvenExample[];
}

/** Whether an example was tested in its present form. */
export function isTested({ result }: Pick<ProvenExample, 'result'>): boolean {
  return result !== 'skipped' && result !== 'changed';
}
