import { readPassed, writeReport } from './records';
import { listUnseen, toReport } from './report';
import { readSite } from './site';

/** Writes what has passed into the committed report. It never claims what no browser has seen: one missing key is an error. */
function main(): void {
  const { look, pages } = readSite();
  const passed = readPassed(look);
  const unseen = listUnseen(pages, passed).map(({ address }) => address);
  if (unseen.length > 0) {
    console.error(
      `${unseen.length} pages have not passed with these checks and styles: ${unseen.slice(0, 5).join(', ')} …\n` +
        'Fix: npx playwright test tests/walk',
    );
    process.exitCode = 1;
    return;
  }
  const report = toReport(pages, passed, look);
  writeReport(report);
  console.log(
    `data/walk-report.json: ${report.contents.length} contents and ${report.shapes.length} shapes of ${pages.length} pages`,
  );
}

main();
