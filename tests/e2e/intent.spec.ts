import { blockFile, holdChunks } from '../support/chunks';
import { defer } from '../support/deferred';
import { barOf, debuggingLink, openBranchOf } from '../support/menu';
import { blockStorage, store } from '../support/storage';
import { expect, isMarked, markDocument, test } from '../support/test';
import type { Page } from '@playwright/test';

const search = (page: Page) => barOf(page).getByRole('link', { name: /^Search/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
const appFiles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/js/')).length,
  );

/** Holds the second script back. Returns what lets it pass. */
async function holdSecondScript(page: Page): Promise<() => void> {
  const { promise, resolve } = defer<void>();
  await page.route('**/assets/interaction.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('what starts the app', () => {
  const acts: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over a control': (page) => search(page).hover(),
    'a key': (page) => page.keyboard.press('ArrowDown'),
    'the focus on a control': (page) => search(page).focus(),
    'a press on the text': (page) => page.getByRole('heading', { level: 1 }).click(),
  };
  for (const [name, act] of Object.entries(acts)) {
    test(name, async ({ page }) => {
      await page.goto('/docs/field', { waitUntil: 'networkidle' });
      expect(await appFiles(page)).toBe(0);
      await act(page);
      await hydrated(page);
    });
  }

  test('a pointer over the text, or over a plain link, does not', async ({ page }) => {
    await page.goto('/docs/field', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).hover();
    await debuggingLink(page).hover();
    // Asserts that nothing happens, so there is nothing to wait for. A start of the app would request its files at
    // once.
    await page.waitForTimeout(500);
    expect(await appFiles(page)).toBe(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
    test('a touch', async ({ page }) => {
      await page.goto('/docs/field', { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).tap();
      await hydrated(page);
    });
  });
});

test.describe('before the app runs', () => {
  test('a plain link is followed by the browser', async ({ page }) => {
    await page.goto('/docs/field');
    await markDocument(page);
    await holdChunks(page);
    await debuggingLink(page).click();
    await expect(page).toHaveURL('/docs/debugging');
    expect(await isMarked(page)).toBe(false);
    expect(await appFiles(page)).toBe(0);
  });

  test('a press on the search opens a box in the next frame', async ({ page }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    const frames = await search(page).evaluate(async (link) => {
      const isOpen = () => document.activeElement?.matches('dialog[open] input[name=q]');
      (link as HTMLElement).click();
      let count = 0;
      for (; !isOpen() && count < 60; count += 1) await new Promise(requestAnimationFrame);
      return count;
    });
    expect(frames).toBeLessThanOrEqual(1);
    held.letPass();
    held.release();
  });

  test('what is typed in the box, and where its caret stands, go over to the dialog', async ({ page }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('shpe');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await held.first;
    await page.keyboard.type('a');
    held.letPass();
    held.release();
    await expect(dialog(page).locator('[role=combobox]')).toHaveValue('shape');
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.type('!');
    await expect(dialog(page).locator('[role=combobox]')).toHaveValue('sha!pe');
  });

  test('the dialog waits for an input method to finish', async ({ page }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    const input = await page.context().newCDPSession(page);
    await page.keyboard.press('/');
    await input.send('Input.imeSetComposition', { text: 'ping', selectionStart: 4, selectionEnd: 4 });
    await held.first;
    held.letPass();
    held.release();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-booting');
    await expect(dialog(page).locator('[role=combobox]')).toHaveCount(0);
    await input.send('Input.insertText', { text: '并行' });
    await expect(dialog(page).locator('[role=combobox]')).toHaveValue('并行');
  });

  test('Escape, a press beside it and the shortcut close the box, and no dialog follows', async ({
    page,
  }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    const box = page.locator('dialog[open]');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Control+k'),
    ]) {
      await search(page).click();
      await expect(box).toBeVisible();
      await close();
      await expect(box).toHaveCount(0);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-booting');
    held.letPass();
    held.release();
    await hydrated(page);
    await expect(box).toHaveCount(0);
  });

  test('Enter in the box leads to the search page with the text', async ({ page }) => {
    await page.goto('/docs/field');
    await holdChunks(page);
    await page.keyboard.press('/');
    await page.keyboard.type('shape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=shape');
  });

  test('a click on the search opens the dialog once the app runs, and once only', async ({ page }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    await search(page).click();
    await held.first;
    await expect(page).toHaveURL('/docs/field');
    await expect(page.locator('html')).toHaveAttribute('data-booting', '');
    held.letPass();
    held.release();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-booting');
  });

  for (const keys of ['Control+k', '/']) {
    test(`${keys} opens the search once the app runs`, async ({ page }) => {
      await page.goto('/docs/field');
      const held = await holdChunks(page);
      await page.keyboard.press(keys);
      await held.first;
      held.letPass();
      held.release();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('a form that is sent is sent once, by the app', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/newsletter-preview', async (route) => {
      sent += 1;
      await route.fulfill({ json: { success: true } });
    });
    await page.goto('/docs/field');
    await markDocument(page);
    const held = await holdChunks(page);
    const field = page.getByRole('textbox', { name: /^Your email address/ });
    await field.fill('ada@example.org');
    await field.press('Enter');
    await held.first;
    held.letPass();
    held.release();
    await expect(page.locator('form.subscribe__form').getByRole('button')).toHaveText('Subscribed');
    expect(sent).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  test('typed text, focus and caret survive, and React has the text', async ({ page }) => {
    await page.goto('/docs/field');
    const held = await holdChunks(page);
    const field = page.getByRole('textbox', { name: /^Your email address/ });
    await field.pressSequentially('ada');
    await held.first;
    held.letPass();
    held.release();
    await hydrated(page);
    await expect(field).toHaveValue('ada');
    await expect(field).toBeFocused();
    await page.keyboard.type('@');
    await expect(field).toHaveValue('ada@');
    await page.keyboard.press('Enter');
    await expect(page.locator('form.subscribe__form').getByRole('status')).toHaveText(
      'Your email address is incorrect!',
    );
    await expect(field).toHaveValue('ada@');
  });

  test('scroll, open categories, selection and chosen tab survive the start of the app', async ({ page }) => {
    await page.goto('/docs/field', { waitUntil: 'networkidle' });
    const category = openBranchOf(page);
    await category.evaluate((details) => details.toggleAttribute('open', false));
    await page.getByRole('tab', { name: 'Matrix' }).first().dispatchEvent('click');
    await page.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: 'instant' });
      getSelection()?.selectAllChildren(document.querySelector('article p') as Node);
    });
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(await appFiles(page)).toBe(0);
    await page.keyboard.press('Shift');
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
    await expect(category).not.toHaveAttribute('open');
    await expect(page.getByRole('tab', { name: 'Matrix' }).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Vector' })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
    test('the drawer that a touch opened stays open when the app starts', async ({ page }) => {
      await page.goto('/docs/field');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await hydrated(page);
      await expect(page.locator('#drawer')).toBeVisible();
      await page.locator('#drawer').getByRole('link', { name: 'Memory layout' }).tap();
      await expect(page).toHaveURL('/docs/layout');
      await expect(page.locator('#drawer')).toBeHidden();
    });
  });

  test('color, copy and tabs answer at once', async ({ page }) => {
    await page.goto('/docs/field', { waitUntil: 'networkidle' });
    await holdChunks(page);
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('tab', { name: 'Struct' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'Struct' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a color mode that was chosen in another tab shows before any interaction', async ({
    page,
    context,
  }) => {
    await page.goto('/docs/field', { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto('/docs/field');
    await store(other, 'theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  const situations = {
    'a first visit': { address: '/docs/field', isBlocked: false },
    'a mode in the address': { address: '/docs/field?docusaurus-theme=dark', isBlocked: false },
    'blocked storage': { address: '/docs/field', isBlocked: true },
  };
  for (const [name, { address, isBlocked }] of Object.entries(situations)) {
    test(`the color mode switches without the second script, and stays when that and the app arrive: ${name}`, async ({
      page,
    }) => {
      if (isBlocked) await blockStorage(page, 'localStorage');
      await page.goto(address);
      const release = await holdSecondScript(page);
      const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
      const root = page.locator('html');
      await toggle.click();
      await expect(root).toHaveAttribute('data-theme', 'light');
      release();
      await hydrated(page);
      await expect(root).toHaveAttribute('data-theme', 'light');
      await toggle.click();
      await expect(root).toHaveAttribute('data-theme', 'dark');
      // Docusaurus marks the choice once it has been told. It does not listen where storage is blocked.
      if (!isBlocked) await expect(root).toHaveAttribute('data-theme-choice', 'dark');
    });
  }

  test('an empty color mode in the address shows the default one, also after the second script', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme-taichi', 'light'));
    await page.goto('/docs/field?docusaurus-theme=');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await search(page).hover();
    await hydrated(page);
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('what the second script does waits for it', async ({ page }) => {
    await page.goto('/docs/field');
    const release = await holdSecondScript(page);
    const notice = page.getByRole('region', { name: 'Announcement' });
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Struct' }).first().click();
    await expect(notice).toBeVisible();
    release();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('tabpanel', { name: 'Struct' })).toBeVisible();
  });
});

test.describe('when a file does not come', () => {
  test.beforeEach(({ complaints }) =>
    complaints.expect(
      /ERR_FAILED|\/assets\//,
      'the test cuts the page off from files, and the browser logs that',
    ),
  );

  for (const pattern of ['runtime~main', 'main', 'interaction']) {
    test(`${pattern} is asked for again`, async ({ page }) => {
      const folder = pattern === 'interaction' ? 'assets' : 'assets/js';
      await page.route(`**/${folder}/${pattern}.*.js`, (route) => route.abort('failed'), { times: 2 });
      await page.goto('/docs/field');
      await search(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  test('the box of the search leads to its page', async ({ page }) => {
    const unblock = await blockFile(page, '**/assets/js/main.*.js');
    await blockFile(page, '**/assets/js/search-worker.*.js');
    await page.goto('/docs/field');
    await search(page).click();
    await expect(page.locator('#load-failure')).toBeVisible();
    await expect(page).toHaveURL('/docs/field');
    await page.keyboard.type('shape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=shape');
    await unblock();
  });

  test('a file that comes late after all ends the message', async ({ page }) => {
    const unblock = await blockFile(page, '**/assets/js/main.*.js');
    await page.goto('/docs/field');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alert')).toBeVisible();
    await unblock();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
