// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBenchArguments } from './lib/bench-arguments.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { reportFailure } from './lib/report-failure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const options = parseBenchArguments(process.argv.slice(2));
  await ensureDependencies(root, console.log);
  // What is imported from here on needs the dependencies.
  const [{ runBench }, { readBudgets }, { reportTables }, { benchReadme }, { tableLines }, { format }] =
    await Promise.all([
      import('./lib/bench-run.mjs'),
      import('./lib/bench-budgets.mjs'),
      import('./lib/bench-report.mjs'),
      import('./lib/bench-readme.mjs'),
      import('./lib/bench-tables.mjs'),
      import('prettier'),
    ]);
  const results = await runBench(root, options, console.log);
  const tables = reportTables(results, readBudgets());
  for (const table of tables) console.log(`\n${tableLines(table).join('\n')}`);

  const out = path.resolve(root, options.out);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'results.json'), await format(JSON.stringify(results), { parser: 'json' }));
  writeFileSync(path.join(out, 'README.md'), benchReadme(results, tables));
  console.log(`\nWritten: ${path.join(options.out, 'results.json')} and README.md`);
  if (results.failures.length > 0) process.exitCode = 1;
  for (const { site, what, message } of results.failures)
    console.error(`FAILED ${what}, ${site}: ${message}`);
} catch (error) {
  reportFailure(error);
}
