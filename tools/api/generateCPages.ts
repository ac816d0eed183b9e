// Writes the reference of the C API into its pages; with --check, compares and writes nothing (see api/README.md).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderPages } from './cPages';
import { projectRoot } from '../shared/projectRoot';

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const { file, before, after } of await renderPages(projectRoot)) {
    const differs = before !== after;
    if (differs && values.check) {
      console.error(`${file}:1: its reference is out of date; run tools/api/generateCPages.ts`);
      process.exitCode = 1;
    } else if (differs) {
      await writeFile(path.join(projectRoot, file), after);
    }
    console.log(`${file}: ${differs ? (values.check ? 'differs' : 'written') : 'up to date'}`);
  }
} catch (error) {
  console.error(`tools/api/generateCPages.ts: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
