import type { Page } from '@playwright/test';
import { waitForApp, type Complaints } from '../../support/test';
import { findBarriers, findBarriersOfWidth } from './accessibility';
import { findOverflow } from './overflow';

/** Widths in CSS pixels: the narrowest phone, a phone, both sides of the border at 996, a wide window. */
const widths = [320, 390, 996, 997, 1440];
const height = 800;

/**
 * Opens a page, starts the app on it, and lists what is wrong: its status, what it logs or fails to load, what bars readers in
 * either colour mode, what does not fit at any width. Each finding names its page, and mode and width where they matter.
 */
export async function findDefects(page: Page, complaints: Complaints, address: string): Promise<string[]> {
  const found: string[] = [];
  const add = (place: string, findings: readonly string[]): void => {
    for (const finding of findings) found.push(`${address}${place}: ${finding}`);
  };

  const response = await page.goto(address);
  if (response?.status() !== 200) add('', [`status ${response?.status()}`]);
  const title = await page.locator('h1').textContent();
  await waitForApp(page);
  if ((await page.locator('h1').textContent()) !== title) add('', ['the app changes the title']);

  for (const mode of ['dark', 'light'] as const) {
    await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), mode);
    add(`, ${mode} mode`, await findBarriers(page));
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    add(`, ${width} px`, await findOverflow(page));
    if (width === widths[0]) add(`, ${width} px`, await findBarriersOfWidth(page));
  }
  add('', complaints.list.splice(0));
  return found;
}
