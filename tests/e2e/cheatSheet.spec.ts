import { expect, test } from '../support/test';

// page.pdf works in headless Chromium only, which runs this suite.
for (const version of ['', 'master/', 'v1.5.0/']) {
  test(`the cheat sheet /docs/${version}cheat_sheet prints on two sheets`, async ({ page }) => {
    await page.goto(`/docs/${version}cheat_sheet`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(2);
  });
}
