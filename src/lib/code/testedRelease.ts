/** Totals of the examples of one version of the docs. */
export interface TestedRelease {
  /** Name of the version, `master` for develop. */
  readonly version: string;
  /** Release of Taichi that its examples run on. */
  readonly tag: string;
  readonly pages: number;
  readonly blocks: number;
  readonly executed: number;
  /** Blocks that were not run, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}
