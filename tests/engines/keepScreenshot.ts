import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from './engine';

const folder = path.resolve('test-results/engines');

/** Saves a screenshot of a failed test in `test-results/engines` and prints its path. */
export async function keepScreenshot(engine: Engine, test: string): Promise<void> {
  if (engine.crashed) return;
  const file = path.join(folder, `${engine.name}-${test.replace(/[^\w.]+/g, '-')}.png`);
  try {
    const picture = await engine.screenshot();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, picture);
    console.log(`Screenshot: ${file}`);
  } catch (error) {
    // Must not hide the reason why the test failed.
    console.log(`No screenshot: ${error instanceof Error ? error.message : String(error)}`);
  }
}
