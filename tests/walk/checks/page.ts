import type { Page } from '@playwright/test';
import { waitForApp, type Complaints } from '../../support/test';
import { findBarriers, findBarriersOfMode, findBarriersOfWidth, type Part } from './accessibility';
import { findOverflow } from './overflow';

/** Widths in CSS pixels: the narrowest phone, a phone, both sides of the border at 996, a wide window. */
const widths = [320, 390, 996, 997, 1440];
const desktop = { width: 1280, height: 800 };

type Visit = {
  readonly address: string;
  /** Whether the page stands for its type: then every rule of axe is applied in both modes, and once more when the app runs. */
  readonly isType: boolean;
  /** What axe looks at. */
  readonly part: Part;
};

/**
 * Opens a page and lists what is wrong with it: its status, what bars readers in either color mode, what does not fit at any width,
 * and what it logs or fails to load, with and without the app. Each finding names its page, and mode and width where they matter.
 */
export async function findDefects(
  page: Page,
  complaints: Complaints,
  { address, isType, part }: Visit,
): Promise<string[]> {
  const found: string[] = [];
  const add = (place: string, findings: readonly string[]): void => {
    for (const finding of findings) found.push(`${address}${place}: ${finding}`);
  };
  const checkModes = async (place: string): Promise<void> => {
    for (const mode of ['dark', 'light'] as const) {
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), mode);
      const find = mode === 'dark' || isType ? findBarriers : findBarriersOfMode;
      add(`${place}, ${mode} mode`, await find(page, part));
    }
  };

  const response = await page.goto(address);
  if (response?.status() !== 200) add('', [`status ${response?.status()}`]);
  const title = await page.locator('h1').allTextContents();
  // What is far below the window is laid out by and by: src/css/far.css.
  await page.locator('html').evaluate((root) => root.removeAttribute('data-fresh'));

  await checkModes('');
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    add(`, ${width} px`, await findOverflow(page));
    if (width === widths[0]) add(`, ${width} px`, await findBarriersOfWidth(page, part));
  }
  await page.setViewportSize(desktop);

  await waitForApp(page);
  if (String(await page.locator('h1').allTextContents()) !== String(title))
    add('', ['the app changes the title']);
  if (isType) await checkModes(', with the app');
  add('', complaints.list.splice(0));
  return found;
}
