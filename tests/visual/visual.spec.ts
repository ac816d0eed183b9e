import { expect, test } from '@playwright/test';
import { compare, mostDifferent, toReference } from './compare';
import { acceptReference, keepDifference, readReference } from './references';
import { shots, specimen } from './shots';
import { takeShot, takeSpecimen } from './takeShot';

/** `npm run test:visual -- --accept` sets it: pictures that differ become the references. */
const isAccepting = process.env.VISUAL === 'accept';

const otherFaces =
  'This machine draws other letters than the one that made the references (tests/visual/references/specimen.webp), so the pictures cannot be compared. ' +
  'Fix: compare on a machine with its fonts, or accept all pictures here: npm run test:visual -- --accept';

/** Whether the letters of this machine are those of the references; tested once by each worker. */
let hasSameFaces: boolean | undefined;

test.beforeAll(async ({ browser }, { project }) => {
  if (isAccepting) return;
  const reference = readReference(specimen.name);
  const page = await browser.newPage(project.use);
  const current = await toReference(await takeSpecimen(page));
  await page.close();
  hasSameFaces = reference !== null && (await compare(reference, current)).different <= mostDifferent;
});

test('the letters of this machine', async ({ page }) => {
  const current = await toReference(await takeSpecimen(page));
  if (isAccepting) await acceptReference(specimen.name, current);
  else if (!hasSameFaces) {
    keepDifference(specimen.name, current);
    console.log(`report: ${shots.length} pictures were not compared. ${otherFaces}`);
  }
  expect(current.length).toBeGreaterThan(1000);
});

for (const shot of shots) {
  test(shot.name, async ({ page }) => {
    test.skip(!isAccepting && hasSameFaces === false, otherFaces);
    const current = await toReference(await takeShot(page, shot));
    if (isAccepting) {
      if (await acceptReference(shot.name, current)) console.log(`accepted: ${shot.name}`);
      return;
    }
    const reference = readReference(shot.name);
    if (!reference) throw new Error(`${shot.name} has no reference. Fix: npm run test:visual -- --accept`);
    const { different, picture } = await compare(reference, current);
    if (different <= mostDifferent) return;
    const file = keepDifference(shot.name, await picture());
    throw new Error(
      `${shot.path} at ${shot.width} px, ${shot.mode}: ${(different * 100).toFixed(2)} % of the pixels differ, ` +
        `${mostDifferent * 100} % may. Look at ${file}: before, now, difference. ` +
        'Fix: mend the page, or accept it: npm run test:visual -- --accept',
    );
  });
}
