/** Sums of the examples of one version of the docs. */
export interface TestedRelease {
  /** The site's name of the version, `master` for develop. */
  readonly version: string;
  /** Release of Taichi that its examples run on. */
  readonly tag: string;
  readonly pages: number;
  readonly blocks: number;
  readonly executed: number;
  /** Blocks that were not run, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}
