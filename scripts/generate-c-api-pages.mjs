// @ts-check
// Writes the reference of the C API into its pages; with --check, compares and writes nothing (see api/README.md).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderPages } from './generate-api/c-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const { file, before, after } of await renderPages(root)) {
    const differs = before !== after;
    if (differs && values.check) {
      console.error(`${file}:1: its reference is out of date; run scripts/generate-c-api-pages.mjs`);
      process.exitCode = 1;
    } else if (differs) {
      await writeFile(path.join(root, file), after);
    }
    console.log(`${file}: ${differs ? (values.check ? 'differs' : 'written') : 'up to date'}`);
  }
} catch (error) {
  console.error(
    `scripts/generate-c-api-pages.mjs: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
