import type { TestProject } from 'vitest/node';
import { startDisplay } from './display';
import { ensureEngines, type EnginePrograms } from './ensureEngines';
import { requireSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    engines: EnginePrograms;
    /** Name of the X display for the browsers' windows. */
    display: string;
  }
}

/** Runs once before all tests: checks the build, finds the engines and starts the display that they share. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  requireSite();
  const engines = await ensureEngines(console.log);
  project.provide('engines', engines);
  if (engines.firefox === null && engines.webkit === null) {
    project.provide('display', '');
    return undefined;
  }
  const display = await startDisplay();
  project.provide('display', display.name);
  return display.end;
}
