import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';

// Chromium's software WebGPU; tools/live/prove.ts has the same flags.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--enable-unsafe-webgpu',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-features=Vulkan',
      '--use-vulkan=swiftshader',
      '--use-webgpu-adapter=swiftshader',
    ],
  },
});

const page = '/gallery/life';

/** What the page dispatches when a program runs: src/components/LiveExample/useStage.ts. */
type Running = { step(): Promise<void>; read(field: string): Promise<ArrayLike<number>> };

test('nothing of a live example is loaded before Run; then its fields have the right numbers', async ({
  page: tab,
}) => {
  test.slow();
  const loaded: string[] = [];
  tab.on('request', (request) => loaded.push(request.url()));
  await tab.goto(page);
  const ofLive = () => loaded.filter((url) => /assets\/live\/|LiveExample/.test(url));
  expect(ofLive()).toEqual([]);

  await tab.evaluate(() => {
    document.addEventListener('live', (event) => {
      Object.assign(window, { running: (event as CustomEvent<Running>).detail });
    });
  });
  const run = tab.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  const canvas = tab.getByRole('application');
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  expect(ofLive()).toHaveLength(2);
  // The reader wants no motion (playwright.config.ts), so there is no Play.
  await expect(tab.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'Step' })).toBeVisible();

  // Cells of the second generation, counted from the first one by the rules.
  const [before, after] = await tab.evaluate(async () => {
    const { running } = window as typeof window & { running: Running };
    const first = Array.from(await running.read('new'));
    await running.step();
    return [first, Array.from(await running.read('now'))];
  });
  const [width, height] = [320, 200];
  const wanted = before.map((cell, index) => {
    const [x, y] = [Math.floor(index / height), index % height];
    let count = -cell;
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        count += before[((x + dx + width) % width) * height + ((y + dy + height) % height)] ?? 0;
    return count === 3 || (count === 2 && cell === 1) ? 1 : 0;
  });
  expect(wanted.filter((cell) => cell === 1).length).toBeGreaterThan(1000);
  expect(after).toEqual(wanted);
});

test('the picture of the home page follows the pointer', async ({ page: tab }) => {
  test.slow();
  await tab.goto('/');
  await tab.evaluate(() => {
    document.addEventListener('live', (event) => {
      Object.assign(window, { running: (event as CustomEvent<Running>).detail });
    });
  });
  const place = await tab.locator('.demo__picture').boundingBox();
  await tab.getByRole('button', { name: 'Run', exact: true }).click();
  const canvas = tab.getByRole('application');
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  expect(await canvas.boundingBox()).toEqual(place);

  const draw = (): Promise<number[]> =>
    tab.evaluate(async () => {
      const { running } = window as typeof window & { running: Running };
      await running.step();
      return Array.from(await running.read('image')).slice(0, 720 * 3);
    });
  await canvas.hover({ position: { x: 200, y: 200 } });
  const first = await draw();
  expect(await draw()).toEqual(first);
  await canvas.hover({ position: { x: 400, y: 100 } });
  expect(await draw()).not.toEqual(first);
});

const code = '.theme-code-block .live-number';

test('a shared link shows the values of the sender in the code; what is not valid does not get in', async ({
  page: tab,
}) => {
  await tab.goto('/gallery/waves#live=waves&speed=0.2&loss=NaN');
  await expect(tab.getByText('Changed: speed = 0.2')).toBeVisible({ timeout: 30_000 });
  await expect(tab.locator(code)).toHaveText(['0.2', '0.003']);
  await expect(tab.locator('.code-title').first()).toBeVisible();
  await tab.getByRole('button', { name: "Back to the page's values" }).click();
  await expect(tab.locator(code)).toHaveText(['0.3', '0.003']);
  await expect(tab.getByText('Changed:')).toHaveCount(0);
  await expect.poll(() => new URL(tab.url()).hash).toBe('');
});

test('a value changes in the slider, the code, the address and what Copy takes', async ({ page: tab }) => {
  test.slow();
  await tab.goto('/gallery/life');
  await tab.getByRole('button', { name: 'Run', exact: true }).click();
  const inCode = tab.locator(code);
  await expect(inCode).toHaveText('0.9', { timeout: 60_000 });
  await inCode.focus();
  await expect(tab.locator('.token-line.live-line')).toContainText('glow = 0.9');
  await inCode.press('Home');
  await expect(inCode).toHaveText('0.0');
  await expect(tab.locator('input[type=range]')).toHaveValue('0');
  await expect(inCode).toHaveAttribute('aria-valuenow', '0');
  await expect.poll(() => new URL(tab.url()).hash).toBe('#live=life&glow=0');
  expect(await tab.locator('.theme-code-block code').first().textContent()).toContain(
    'glow = 0.0  # 0 … 0.99',
  );

  const box = await inCode.boundingBox();
  await inCode.hover();
  await tab.mouse.down();
  await tab.mouse.move((box?.x ?? 0) + 60, box?.y ?? 0, { steps: 4 });
  await tab.mouse.up();
  expect(Number(await inCode.textContent())).toBeGreaterThan(0.1);
  await tab.locator('.live__slider').hover();
  await expect(tab.locator('.token-line.live-line')).toHaveCount(1);
});

test('a frame is saved, and shared as a card of 1200 by 630', async ({ page: tab }) => {
  test.slow();
  await tab.goto('/gallery/life');
  await tab.getByRole('button', { name: 'Run', exact: true }).click();
  const sizeOf = async (button: string): Promise<[name: string, width: number, height: number]> => {
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('button', { name: button }).click({ timeout: 60_000 }),
    ]);
    const bytes = await readFile(await download.path());
    return [download.suggestedFilename(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(await sizeOf('Save picture')).toEqual(['life.png', 320, 200]);
  expect(await sizeOf('Share card')).toEqual(['life-card.png', 1200, 630]);
});

/** Text that only the script of 3-D scenes has, in its shaders. */
const partOfScene = '@builtin(frag_depth)';

test('a 3-D scene follows the arrow keys, and its part is loaded for it alone', async ({ page: tab }) => {
  test.slow();
  const scripts: Promise<string>[] = [];
  tab.on('response', (response) => {
    if (/assets\/js\/.*\.js$/.test(response.url())) scripts.push(response.text());
  });
  const hasScene = async () => (await Promise.all(scripts)).some((text) => text.includes(partOfScene));
  await tab.goto('/docs/ggui');
  const runFigure = async (picture: RegExp): Promise<void> => {
    const figure = tab.locator('.live').filter({ has: tab.getByAltText(picture) });
    await figure.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(figure.getByRole('application')).toBeVisible({ timeout: 60_000 });
  };
  await runFigure(/^Spots of jade/);
  expect(await hasScene()).toBe(false);
  await runFigure(/^A ring with a checkerboard/);
  expect(await hasScene()).toBe(true);
  const canvas = tab.getByRole('application', { name: /turn the camera/ });
  const first = await canvas.screenshot();
  await canvas.focus();
  for (let n = 0; n < 6; n++) await canvas.press('ArrowLeft');
  expect(Buffer.compare(await canvas.screenshot(), first)).not.toBe(0);
});

test.describe('without WebGPU', () => {
  test('the picture stays, and a sentence says why', async ({ page: tab }) => {
    await tab.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'gpu');
    });
    await tab.goto(page);
    await tab.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(tab.getByText('This browser has no WebGPU.')).toBeVisible({ timeout: 30_000 });
    await expect(tab.locator('.live__poster img')).toBeVisible();
  });
});
