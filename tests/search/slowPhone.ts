/**
 * Measures how soon the search answers on a slow phone (the network and the processor of `tools/bench`): from the press to the box, to the
 * first hit for what is typed at once, and to the app's dialog; then from a key to its hits while everything is loaded.
 *
 * `npx tsx tests/search/slowPhone.ts build /other/build`: medians for each folder, interleaved. The results are in plugins/search-index/README.md.
 */
import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchBrowser, openPage } from '../../tools/bench/measure/browser';
import { CPU_SLOWDOWN } from '../../tools/bench/measure/devices';
import { waitUntouched } from '../../tools/bench/measure/presses';
import { serveSite } from '../../tools/bench/measure/siteServer';
import { slowDown } from '../../tools/bench/measure/slowNetwork';
import { median, round } from '../../tools/bench/measure/statistics';
import { systemChromium } from '../../tools/shared/systemChromium';

const runs = Number(process.env.RUNS ?? 5);
const query = 'layout';
/** Typed further, one letter after another, while everything is loaded. */
const rest = ' of fields';

type Times = Record<'box' | 'answer' | 'dialog' | 'key', number>;

/** In the page: notes the first frames after the press that show the box, a hit, and the dialog of the app. */
function watch(): void {
  const seen: Partial<Record<string, number>> = {};
  Object.assign(window, { seen });
  addEventListener('click', ({ timeStamp }) => (seen.press ??= timeStamp), true);
  const marks = [
    ['box', 'dialog[open] input'],
    ['answer', '.finder [role=option] mark'],
    ['dialog', '.finder select'],
  ] as const;
  // What one frame finds was painted by the frame before. A method, because tsx wraps functions with names in a helper that pages lack.
  const frames = {
    look(): void {
      for (const [name, css] of marks) if (document.querySelector(css)) seen[name] ??= performance.now();
      requestAnimationFrame(() => frames.look());
    },
  };
  frames.look();
}

/** Types a letter; returns milliseconds to the frame after the list has changed. */
async function timeKey(page: Page, key: string): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let typed = 0;
        addEventListener('input', ({ timeStamp }) => (typed = timeStamp), { capture: true, once: true });
        const list = document.querySelector('.finder__list')?.parentElement;
        const observer = new MutationObserver(() => {
          if (typed === 0 || !document.querySelector('.finder [role=option]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - typed)));
        });
        if (list) observer.observe(list, { childList: true, subtree: true, characterData: true });
        setTimeout(() => done(Number.NaN), 3000);
      }),
  );
  await page.keyboard.type(key);
  return painted;
}

/** Waits until the list of hits is the same twice, a quarter of a second apart. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const state = window as { lastList?: string };
      const list = document.querySelector('.finder__list')?.innerHTML ?? '';
      const isSame = state.lastList === list;
      state.lastList = list;
      return isSame;
    },
    null,
    { polling: 250 },
  );
}

async function measure(browser: Browser, dir: string): Promise<Times> {
  const site = await serveSite({ dir, isPeer: false, encoding: 'br' });
  const line = await slowDown(site.port);
  const { page, close } = await openPage(browser, 'phone', { cpuSlowdown: CPU_SLOWDOWN });
  try {
    await page.addInitScript(watch);
    await page.goto(`${line.origin}/docs/field`, { timeout: 60_000 });
    await waitUntouched(page);
    await page.locator('.search').click();
    await page.keyboard.type(query, { delay: 60 });
    await page.locator('.finder select').first().waitFor({ timeout: 60_000 });
    await page.locator('.finder [role=option] mark').first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    // Loads what the letters need, then types them again.
    await page.keyboard.type(rest, { delay: 60 });
    await page.waitForLoadState('networkidle');
    for (let at = 0; at < rest.length; at += 1) await page.keyboard.press('Backspace');
    await waitForRest(page);
    const keys: number[] = [];
    for (const key of rest) keys.push(await timeKey(page, key));
    const since = (name: string): number => (seen[name] ?? Number.NaN) - (seen.press ?? Number.NaN);
    const key = median(keys.filter((ms) => !Number.isNaN(ms))) ?? Number.NaN;
    return { box: since('box'), answer: since('answer'), dialog: since('dialog'), key };
  } finally {
    await close();
    await line.close();
    await site.close();
  }
}

async function run(folders: readonly string[]): Promise<void> {
  const browser = await launchBrowser(systemChromium() ?? chromium.executablePath());
  const results = new Map<string, Times[]>(folders.map((folder) => [folder, []]));
  for (let run = 0; run < runs; run += 1)
    for (const folder of folders) results.get(folder)?.push(await measure(browser, folder));
  await browser.close();
  for (const [folder, times] of results) {
    const line = (['box', 'answer', 'dialog', 'key'] as const)
      .map((name) => `${name} ${round(median(times.map((each) => each[name])) ?? Number.NaN)} ms`)
      .join(', ');
    console.log(
      `${folder}: ${line} (medians of ${times.length}; load ${loadavg()
        .map((load) => round(load, 1))
        .join(' ')})`,
    );
  }
}

void run(process.argv.slice(2));
