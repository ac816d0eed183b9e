import { readPassed, writeReport } from './records';
import { listUnseen, toReport } from './report';
import { readSite } from './site';

/**
 * Writes what has passed into the committed report, and never what no browser has seen. Pages that have not passed are named: the next run of the
 * tests opens them.
 */
function main(): void {
  const { look, pages } = readSite();
  const passed = readPassed(look);
  const report = toReport(pages, passed, look);
  writeReport(report);
  console.log(
    `data/walk-report.json: ${report.contents.length} contents and ${report.shapes.length} shapes of ${pages.length} pages`,
  );
  const unseen = listUnseen(pages, passed).map(({ address }) => address);
  if (unseen.length > 0)
    console.log(
      `${unseen.length} pages have not passed with these checks and styles, so each run opens them or some that show the same: ` +
        `${unseen.slice(0, 5).join(', ')} …\nTo have them in the report: npx playwright test tests/walk, then this command again`,
    );
}

main();
