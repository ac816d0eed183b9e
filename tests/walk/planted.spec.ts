import type { Page } from '@playwright/test';
import { toBuiltPage } from '../support/builtPages';
import { htmlOf } from '../support/sitemap';
import { test } from '../support/sharedPage';
import { expect } from '../support/test';
import { findDefects } from './checks/page';
import { keysOf, toFingerprint, typeOf } from './fingerprint';
import { planWalk } from './plan';
import { sharedPlan } from './sharedPlan';

const { pages, styleNames } = sharedPlan();

/** One page among hundreds, and not the one that is opened for its type. */
const address = '/docs/debugging';
const file = 'docs/debugging/index.html';

type Plant = {
  readonly name: string;
  /** What is added to the end of the text, or before the end of another part. */
  readonly html: string;
  readonly before?: string;
  /** What is added to the style sheets. */
  readonly css?: string;
  /** A finding that the defect must make, and where none may be. */
  readonly finding: RegExp;
  readonly absent?: RegExp;
};

const word = 'abcdefghijklmnopqrstuvw';
const row = `<tr>${`<td>${word}</td>`.repeat(3)}</tr>`;

const plants: readonly Plant[] = [
  {
    name: 'a button without a name',
    html: '<button type="button" class="icon-btn"></button>',
    finding: /^\/docs\/debugging, dark mode: button-name: /,
  },
  {
    name: 'a button without a name in the bar',
    html: '<button type="button" class="icon-btn"></button>',
    before: '</nav>',
    finding: /, dark mode: button-name: /,
  },
  {
    name: 'a table that is too wide for a phone',
    html: `<table><tbody>${row}</tbody></table>`,
    finding: /, 320 px: table is \d+ px beyond the page/,
    absent: /, 1440 px/,
  },
  {
    name: 'a word that is too wide for a phone',
    html: `<h2 class="planted">${word}${word}</h2>`,
    css: '.planted { overflow-wrap: normal; overflow-x: visible !important }',
    finding: /, 390 px: "abc.*" in h2\.planted is \d+ px beyond the page/,
    absent: /, 1440 px/,
  },
  {
    name: 'a text that is cut off',
    html: `<p class="planted">It goes on and on and on</p>`,
    css: '.planted { inline-size: 5rem; overflow: hidden; white-space: nowrap }',
    finding: /, 1440 px: "It goes.*" in p\.planted is \d+ px beyond p\.planted/,
  },
  {
    name: 'a box that only a mouse can scroll, on a phone',
    html: `<div class="table-wrap"><table><tbody>${row}</tbody></table></div>`,
    finding: /, 320 px: scrollable-region-focusable: /,
    absent: /beyond/,
  },
  {
    name: 'low contrast in light mode',
    html: '<p class="planted">Hard to read</p>',
    css: '[data-theme="light"] .planted { color: #999 }',
    finding: /, light mode: color-contrast: .*planted/,
    absent: /, dark mode/,
  },
  {
    name: 'low contrast in dark mode',
    html: '<p class="planted">Hard to read</p>',
    css: '[data-theme="dark"] .planted { color: #555 }',
    finding: /, dark mode: color-contrast: .*planted/,
    absent: /, light mode/,
  },
  {
    name: 'a picture that is gone',
    html: '<img src="/img/gone.png" alt="Gone" width="10" height="10">',
    finding: /^\/docs\/debugging: HTTP 404: .*\/img\/gone\.png/,
  },
  {
    name: 'a script that throws',
    html: '<script src="/planted.js"></script>',
    finding: /^\/docs\/debugging: exception: planted/,
  },
];

/** The server may close a connection at the moment when it is used again; Playwright repeats only a request that ended so. */
const repeated = { maxRetries: 3 };

/** Serves the page with its defect instead of the built one. */
async function serve(page: Page, html: string, css: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    // The policy of the page allows its own sheet only.
    const body = html
      .replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '')
      .replace('</style>', `${css}</style>`);
    await route.fulfill({ response: await route.fetch(repeated), body });
  });
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch(repeated);
    await route.fulfill({ response, body: (await response.text()) + css });
  });
  await page.route('**/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
  );
}

for (const { name, html, before = '</article>', css = '', finding, absent } of plants) {
  test(`${name}, on one page of all, is looked for and found`, async ({ page, complaints }) => {
    complaints.expect(/Minified React error #418/, 'the app does not know what was planted');
    const original = htmlOf(address);
    const planted = original.replace(before, html + before);
    expect(planted).not.toBe(original);

    // All else has passed: the hardest case.
    const passed = new Set(pages.flatMap((each) => [typeOf(each), ...keysOf(each)]));
    const fingerprint = toFingerprint(toBuiltPage(file, planted), new Set([...styleNames, '.planted']));
    const site = pages.map((each) => (each.address === address ? fingerprint : each));
    const planned = planWalk(site, passed);
    expect(planned.map(({ page: each }) => each.address)).toEqual([address]);

    await serve(page, planted, css);
    const found = await findDefects(page, complaints, { address, isType: false, part: 'page' });
    expect(found).toContainEqual(expect.stringMatching(finding));
    if (absent) expect(found.filter((each) => absent.test(each))).toEqual([]);
  });
}

test('a page without a defect passes where the defects were planted', async ({ page, complaints }) => {
  await serve(page, htmlOf(address), '');
  expect(await findDefects(page, complaints, { address, isType: false, part: 'page' })).toEqual([]);
});
