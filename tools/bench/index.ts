import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseBenchArguments } from './arguments';
import { runCommandBody } from '../shared/reportFailure';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(async () => {
  const options = parseBenchArguments(process.argv.slice(2));
  // What is imported from here on needs the dependencies.
  const [{ runBench }, { readBudgets }, { reportTables }, { benchReadme }, { tableLines }, { format }] =
    await Promise.all([
      import('./run'),
      import('./budgets'),
      import('./report'),
      import('./readme'),
      import('./tables'),
      import('prettier'),
    ]);
  const results = await runBench(projectRoot, options, console.log);
  const tables = reportTables(results, readBudgets());
  for (const table of tables) console.log(`\n${tableLines(table).join('\n')}`);

  const out = path.resolve(projectRoot, options.out);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'results.json'), await format(JSON.stringify(results), { parser: 'json' }));
  writeFileSync(path.join(out, 'README.md'), benchReadme(results, tables));
  console.log(`\nWritten: ${path.join(options.out, 'results.json')} and README.md`);
  if (results.failures.length > 0) process.exitCode = 1;
  for (const { site, what, message } of results.failures)
    console.error(`FAILED ${what}, ${site}: ${message}`);
});
