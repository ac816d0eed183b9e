import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { parseBenchArguments, USAGE } from './arguments';
import { readBudgets } from './report/budgets';
import { benchReadme } from './report/readme';
import { reportTables } from './report/reportTables';
import { tableLines } from './report/tables';
import type { Results } from './results';
import { runBench } from './run';

runCommandBody(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = parseBenchArguments(args);
  const folder = path.resolve(projectRoot, options.out);
  const [resultsFile, readmeFile] = [path.join(folder, 'results.json'), path.join(folder, 'README.md')];

  const budgets = readBudgets();
  const results = options.isRenderOnly
    ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results)
    : await runBench(projectRoot, options, console.log);
  const tables = reportTables(results, budgets);
  for (const table of tables) console.log(`\n${tableLines(table).join('\n')}`);

  mkdirSync(folder, { recursive: true });
  writeFileSync(readmeFile, benchReadme(results, tables));
  console.log(`\nReport: ${path.join(options.out, 'README.md')}`);
  if (options.isRenderOnly) return;
  writeFileSync(resultsFile, await format(JSON.stringify(results), { parser: 'json' }));
  if (results.failures.length > 0) process.exitCode = 1;
  for (const { site, what, message } of results.failures)
    console.error(`FAILED ${what}, ${site}: ${message}`);
});
