import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Driver } from './driver';
import { createEngine, type Engine } from './engine';
import { keepScreenshot } from './keepScreenshot';
import { readRun } from './run';
import type { Scenario } from './scenario';
import { faults } from './scenarios/faults';
import { backAndForward } from './scenarios/history';
import { controls } from './scenarios/controls';
import { menus } from './scenarios/menus';
import { search } from './scenarios/search';
import { visits } from './scenarios/visits';
import { serveSite, type Site } from './site';

type EngineTests = {
  readonly name: string;
  /** Path of the executable, or null if it is missing: then the tests are skipped. */
  readonly program: string | null;
  readonly start: (program: string, display: string) => Promise<Driver>;
  /** Scenarios that only this engine runs, in the long run. */
  readonly more?: () => readonly Scenario[];
};

/** Clears the storage of the page, so that no choice carries over to the next test. Runs in the page. */
function forgetReader(): void {
  localStorage.clear();
  for (const key of Object.keys(sessionStorage)) {
    // An app that is still starting would fetch it from GitHub: see collectComplaints.ts.
    if (key !== 'stars') sessionStorage.removeItem(key);
  }
}

/** Declares the scenarios of the selected run for one engine. They share a browser, which is restarted after a failed test. */
export function describeEngine({ name, program, start, more = () => [] }: EngineTests): void {
  const run = readRun(process.env.ENGINES);
  const everywhere = [...visits, ...menus, ...controls, ...search, ...backAndForward, ...faults];
  const scenarios =
    run === 'all' ? [...everywhere, ...more()] : everywhere.filter((scenario) => scenario.run === 'short');

  describe.skipIf(program === null)(name, () => {
    let site: Site;
    let engine: Engine | undefined;
    let failure: unknown;

    const getEngine = async (): Promise<Engine> => {
      // Do not wait for a broken engine again in every test.
      if (failure !== undefined) throw failure;
      try {
        engine ??= createEngine(name, await start(program ?? '', inject('display')), site);
        return engine;
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const endEngine = async (): Promise<void> => {
      await engine?.end();
      engine = undefined;
    };

    beforeAll(async () => {
      site = await serveSite();
      return () => site.close();
    });
    beforeEach(async () => void (await getEngine()));
    afterEach(async ({ task }) => {
      site.heal();
      if (task.result?.state !== 'fail' || !engine) return;
      await keepScreenshot(engine, task.name);
      await endEngine();
      site.takeComplaints();
    });
    afterAll(endEngine);

    for (const { name: title, width, act, expected = [], tolerated, seconds } of scenarios) {
      const run = async () => {
        const current = await getEngine();
        await current.resize(width);
        await act(current, site);
        const complaints = (await current.errors()).filter((text) => !tolerated?.test(text));
        expect(complaints, 'complaints of the page').toEqual(expected);
        await current.evaluate(forgetReader);
      };
      test(`${title}, ${width} px`, seconds === undefined ? {} : { timeout: seconds * 1000 }, run);
    }
  });
}
