import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../shared/browser';
import { findFreePort } from '../shared/freePort';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { createPreviewServer } from '../site/previewServer';

const FOLDER = path.join(projectRoot, '.github/pictures');
const PAGE = '/docs/field';
const viewport = { width: 1280, height: 800 };
/** README loads them from the repository, so they must not grow. */
const MOST_BYTES = 150 * 1024;

/**
 * Reduces a screenshot to the colors of a palette.
 * @throws When the file is still too large for README.
 */
async function toSmallPng(screenshot: Buffer): Promise<Buffer> {
  const png = await sharp(screenshot).png({ palette: true, colors: 128, effort: 10 }).toBuffer();
  if (png.length > MOST_BYTES)
    throw new Error(
      `tools/pictures/readme.ts: ${png.length} bytes are more than ${MOST_BYTES}. Fix: choose a plainer page or fewer colors`,
    );
  return png;
}

/** Writes the pictures of README: a page of `build/` in each color mode. */
runCommandBody(async () => {
  const server = createPreviewServer({ dir: path.join(projectRoot, 'build'), log: () => undefined });
  const port = await findFreePort(3000);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(projectRoot, console.log),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const mode of ['dark', 'light']) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      // The star count is fetched from another host.
      await page.route(/^https:/, (route) => route.abort());
      await page.goto(`http://127.0.0.1:${port}${PAGE}`);
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), mode);
      const file = path.join(FOLDER, `site-${mode}.png`);
      const png = await toSmallPng(await page.screenshot());
      await writeFile(file, png);
      console.log(`${path.relative(projectRoot, file)}: ${Math.round(png.length / 1024)} KiB`);
    }
  } finally {
    await browser.close();
    server.close();
  }
});
