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
