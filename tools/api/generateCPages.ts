// Writes the reference sections of the C API pages; --check compares without writing (see api/README.md).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { renderPages } from './cPages';

runCommandBody(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const { file, before, after } of await renderPages(projectRoot)) {
    if (before === after) {
      console.log(`${file}: up to date`);
    } else if (values.check) {
      console.error(`${file}:1: the C API reference is outdated. Fix: run npm run generate:c-api-pages.`);
      process.exitCode = 1;
    } else {
      await writeFile(path.join(projectRoot, file), after);
      console.log(`${file}: written`);
    }
  }
});
