import type { Engine } from './engine';
import type { Run } from './run';

/** A test that runs in every engine. */
export type Scenario = {
  readonly name: string;
  /** `short` scenarios belong to the long run too. */
  readonly run: Run;
  /** Width of the viewport in CSS pixels. */
  readonly width: number;
  readonly act: (engine: Engine) => Promise<void>;
  /** Complaints that the scenario provokes on purpose. */
  readonly expected?: readonly string[];
};
