import { readPassed, readUnproven, writeReport } from './records';
import { listUnseen, stillUnproven, toReport } from './report';
import { readSite } from './site';

/**
 * Writes what has passed into the committed report. It never claims what no browser has seen: one missing key is an error.
 * `--begin` starts a report with what has passed so far, and lists all other contents as unproven: they wait for a run of all pages.
 */
function main(): void {
  const { look, pages } = readSite();
  const passed = readPassed(look);
  const begins = process.argv.includes('--begin');
  const old = begins ? pages.map(({ content }) => content) : readUnproven();
  const unproven = [...new Set(stillUnproven(pages, passed, old))];
  const unseen = listUnseen(pages, new Set([...passed, ...unproven])).map(({ address }) => address);
  if (unseen.length > 0) {
    console.error(
      `${unseen.length} pages have not passed with these checks and styles: ${unseen.slice(0, 5).join(', ')} …\n` +
        'Fix: npx playwright test tests/walk',
    );
    process.exitCode = 1;
    return;
  }
  const report = { ...toReport(pages, passed, look), unproven };
  writeReport(report);
  console.log(
    `data/walk-report.json: ${report.contents.length} contents and ${report.shapes.length} shapes of ${pages.length} pages${ 
      unproven.length > 0 ? `; ${unproven.length} contents that no browser has opened` : ''}`,
  );
}

main();
