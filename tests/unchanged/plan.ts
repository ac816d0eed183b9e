import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the workers of a run share. */
export type RunPlan = {
  /** Version of the browser. */
  readonly browser: string;
  /** Keys of the sources of the specs whose tests can be recorded, by path. */
  readonly sources: Readonly<Record<string, string>>;
  /** Specs among them that see builds of the fixture site. */
  readonly fixtureSpecs: readonly string[];
  /** Ids of tests that do not run, because nothing that they saw has changed since they passed. */
  readonly unchanged: readonly string[];
};

const file = path.resolve('.cache/browser/plan.json');

export function writeRunPlan(plan: RunPlan): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(plan));
}

let plan: RunPlan | undefined;

/** Reads the plan that the setup of this run has written, once in each worker. */
export const readRunPlan = (): RunPlan => (plan ??= JSON.parse(readFileSync(file, 'utf8')) as RunPlan);
