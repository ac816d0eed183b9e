import type { Engine } from './engine';
import type { Run } from './run';
import type { Site } from './site';

/** A test that runs in every engine. */
export type Scenario = {
  readonly name: string;
  /** `short` scenarios belong to the long run too. */
  readonly run: Run;
  /** Width of the viewport in CSS pixels. */
  readonly width: number;
  /** The site may be broken: it is healed after each test. */
  readonly act: (engine: Engine, site: Site) => Promise<void>;
  /** Complaints that the scenario provokes on purpose. */
  readonly expected?: readonly string[];
  /** Complaints that it may provoke, in some engines. */
  readonly tolerated?: RegExp;
  /** Seconds that it may take, if it is longer than the limit of all. */
  readonly seconds?: number;
};
