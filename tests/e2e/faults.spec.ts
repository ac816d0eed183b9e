import { blockFile, holdChunks } from '../support/chunks';
import { startNewsletter } from '../support/newsletter';
import { barOf } from '../support/menu';
import { expect, openApp, test, waitForApp } from '../support/test';
import type { Page } from '@playwright/test';

const failure = (page: Page) => page.getByRole('alert');
const search = (page: Page) => barOf(page).getByRole('link', { name: /^Search/ });
const searchField = (page: Page) => page.getByRole('dialog', { name: 'Search' }).locator('[role=combobox]');
const email = (page: Page) => page.getByRole('textbox', { name: /^Your email address/ });
const subscribe = (page: Page) => page.locator('form.subscribe__form').getByRole('button');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const mainScript = '**/assets/js/main.*.js';

test.describe('an app that arrives and does not start', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/The test broke/, 'the app throws on purpose');
    await page.route(mainScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The test broke the app.");' }),
    );
    await page.goto('/docs/field');
  });

  test('the box of the search answers without it', async ({ page }) => {
    await search(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-booting', { timeout: 20_000 });
    // At once: Enter before the answer to the whole query leads to the search page.
    await page.keyboard.insertText('memory layout');
    await expect(page.locator('dialog.finder [role=option]').first()).toContainText('Memory layout');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/layout');
  });

  test('the reader sees the message, and controls do without it from then on', async ({ page }) => {
    await page.keyboard.press('Shift');
    await expect(failure(page)).toContainText(/Starting \/assets\/js\/main\..*failed/, { timeout: 20_000 });
    await search(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('an address is sent by the browser', async ({ page }) => {
    const posted = page.waitForRequest((request) => request.method() === 'POST', { timeout: 20_000 });
    await email(page).fill('ada@example.org');
    await subscribe(page).click();
    expect((await posted).postData()).toContain('ada@example.org');
    await expect(page.locator('body')).toHaveText('Subscribed');
  });
});

test('an app that starts in a hidden tab, which draws no frames, is not given up', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame: draw, setTimeout: wait } = window;
    const frames: FrameRequestCallback[] = [];
    let isHidden = true;
    const state = {
      isOver: false,
      show: () => {
        isHidden = false;
        frames.forEach((frame) => draw(frame));
      },
    };
    // Ten seconds without a sign of life are over after one.
    const shortWait = (task: () => void, ms?: number) =>
      wait(
        () => {
          task();
          if (ms === 10_000) state.isOver = true;
        },
        ms === 10_000 ? 1000 : ms,
      );
    Object.assign(window, {
      hiddenTab: state,
      requestAnimationFrame: (frame: FrameRequestCallback) => (isHidden ? frames.push(frame) : draw(frame)),
      setTimeout: shortWait,
    });
  });
  await page.goto('/docs/field');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate('hiddenTab.isOver'), { timeout: 20_000 }).toBe(true);
  await expect(failure(page)).toBeHidden();
  await page.evaluate('hiddenTab.show()');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(failure(page)).toBeHidden();
  await search(page).click();
  await expect(searchField(page)).toBeVisible();
});

test.describe('an app that does not load', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|\/assets\/js\//, 'the test cuts the page off from files');
    await blockFile(page, mainScript);
    await page.goto('/docs/field');
  });

  test('the message is in view, however far down the reader is', async ({ page }) => {
    await email(page).scrollIntoViewIfNeeded();
    await page.keyboard.press('Shift');
    await expect(failure(page)).toBeInViewport({ ratio: 1 });
    await expect(subscribe(page)).toBeInViewport({ ratio: 1 });
  });

  test('an address is sent all the same', async ({ page }) => {
    await email(page).fill('ada@example.org');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await subscribe(page).click();
    expect((await posted).postData()).toContain('ada@example.org');
    // A window that is closed on its way to the answer can hang.
    await expect(page.locator('body')).toHaveText('Subscribed');
  });

  test('an address with a mistake is not sent: the browser points at it', async ({ page }) => {
    await email(page).fill('ada');
    await subscribe(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/field');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue('ada');
  });

  test('what was typed after the shortcut is searched on the search page', async ({ page }) => {
    await blockFile(page, '**/assets/js/search-worker.*.js');
    await page.keyboard.press('/');
    await page.keyboard.type('ti.field & more');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=ti.field+%26+more');
  });
});

test('a file that hangs is reported after 20 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(mainScript, () => undefined);
  await page.goto('/docs/field');
  await page.keyboard.press('Shift');
  // It is requested after all others, which arrive in real time.
  await expect(page.locator('script[src*="/js/main."]')).toHaveCount(1);
  await page.clock.runFor(19_000);
  await expect(failure(page)).toBeHidden();
  await page.clock.runFor(1500);
  await expect(failure(page)).toContainText(/Loading \/assets\/js\/main\..*failed/);
});

test('without a network, a control that needs the app keeps the page', async ({
  page,
  context,
  complaints,
}) => {
  // Nothing else: the message on the page must not keep the app from taking the page over.
  complaints.expect(/ERR_INTERNET_DISCONNECTED|^failed: \S+\/assets\//, 'the test is offline on purpose');
  await page.goto('/docs/field', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await search(page).click();
  await expect(page.locator('#load-failure')).toBeVisible();
  await expect(page).toHaveURL('/docs/field');
  await context.setOffline(false);
  // The next key loads what is missing, and the dialog takes the box over.
  await page.keyboard.type('shape');
  await expect(searchField(page)).toHaveValue('shape');
});

test.describe('what is typed while the search opens', () => {
  for (const keys of ['Control+k', '/']) {
    test(`arrives before the app runs, after ${keys}`, async ({ page }) => {
      await page.goto('/docs/field');
      const held = await holdChunks(page);
      await page.keyboard.press(keys);
      await held.first;
      await page.keyboard.type('ndarray shape');
      held.letPass();
      held.release();
      await expect(searchField(page)).toHaveValue('ndarray shape');
      await page.keyboard.type('s');
      await expect(searchField(page)).toHaveValue('ndarray shapes');
    });
  }

  test('arrives while the dialog itself is loaded', async ({ page }) => {
    await openApp(page, '/docs/field');
    const held = await holdChunks(page);
    await page.keyboard.press('Control+k');
    await held.first;
    await page.keyboard.type('ndarrays');
    await page.keyboard.press('Backspace');
    held.letPass();
    held.release();
    await expect(searchField(page)).toHaveValue('ndarray');
  });
});

test('two clicks on "Subscribe" before the app runs send the address once', async ({ page }) => {
  const newsletter = await startNewsletter();
  await page.route('**/api/newsletter-preview', (route) =>
    route.continue({ url: `${newsletter.origin}/subscribe` }),
  );
  await page.goto('/docs/field');
  const held = await holdChunks(page);
  await email(page).fill('ada@example.org');
  await subscribe(page).dblclick();
  await held.first;
  held.letPass();
  held.release();
  newsletter.answer();
  await expect(subscribe(page)).toHaveText('Subscribed');
  expect(newsletter.forms).toHaveLength(1);
  await newsletter.close();
});

test.describe('after a change of the page', () => {
  test('the focus starts at the top, and the title is announced', async ({ page }) => {
    await openApp(page, '/docs/field');
    const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first();
    await link.press('Enter');
    await expect(title(page)).not.toHaveText('Fields');
    await expect(page.locator('#announcer')).toHaveText(String(await title(page).textContent()));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('Back announces nothing: the browser restores the place', async ({ page }) => {
    await openApp(page, '/docs/field');
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().press('Enter');
    await expect(page.locator('#announcer')).not.toHaveText('');
    await page.goBack();
    await expect(title(page)).toHaveText('Fields');
    await expect(page.locator('#announcer')).not.toHaveText('Fields');
  });
});

test.describe('while the drawer is open', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  for (const isRunning of [false, true]) {
    test(`the focus stays in it, ${isRunning ? 'with' : 'before'} the app`, async ({ page }) => {
      await page.goto('/docs/field');
      if (isRunning) await waitForApp(page);
      else await blockFile(page, '**/assets/js/*.js');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.locator('#drawer');
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await expect(page.locator('nav.navbar')).toHaveJSProperty('inert', true);
      await expect(drawer).toHaveJSProperty('inert', false);
      // One step before the first control leads out of the drawer, if anywhere: into the page behind it.
      await drawer.getByRole('link').first().focus();
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, nav.navbar, footer') ?? null),
      ).toBe(null);
      await page.keyboard.press('Escape');
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
  }
  test.beforeEach(({ complaints }) =>
    complaints.expect(/ERR_FAILED|\/assets\/js\//, 'the test cuts the page off from files'),
  );
});

test('all panels of tabs are printed, each with its name', async ({ page }) => {
  await page.goto('/docs/field');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Vector', 'Matrix', 'Struct']) {
    const panel = page.locator(`[role="tabpanel"][data-label="${name}"]`);
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
      `"${name}"`,
    );
  }
});
