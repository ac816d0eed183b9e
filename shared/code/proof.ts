/** What became of an example when the examples were last run. */
export type ExampleResult = 'ran' | 'raised' | 'compiled' | 'skipped' | 'changed';

/** One example of a page, as its row in the table says it. */
export interface ProvenExample {
  /** Id of the element that holds it. */
  readonly id: string;
  /** Its title, or the line that tells it from others. */
  readonly name: string;
  /** The name is a line of code. */
  readonly isCode: boolean;
  readonly result: ExampleResult;
  /** Why it was not run, in the words of `shared/code/parseFence.ts`. */
  readonly reason?: string;
}

/** The examples of a page and the release that they run on. */
export interface Proof {
  /** Release of Taichi, such as 1.6.0. */
  readonly release: string;
  readonly examples: readonly ProvenExample[];
}

/** Takes an example; returns whether it was tested as it stands. */
export function isTested({ result }: Pick<ProvenExample, 'result'>): boolean {
  return result !== 'skipped' && result !== 'changed';
}
