import { chromium } from '@playwright/test';
import config from '../../playwright.config';
import { openBuiltFiles } from './builtFiles';
import { describeRun } from './describeRun';
import { isUnchanged } from './isUnchanged';
import { readPassedTests, writePassedTests } from './report';

/** Writes the tests that have passed with the present site, sources and browser into the committed report. */
function main(): void {
  const run = describeRun(config.use?.launchOptions?.executablePath ?? chromium.executablePath());
  const built = openBuiltFiles('build');
  const passed = [...readPassedTests().values()];
  const current = passed.filter((test) => isUnchanged(built, run, test));
  writePassedTests(current);
  console.log(
    `data/browser-report.json: ${current.length} tests; ${passed.length - current.length} records are older than the site and left out`,
  );
}

main();
