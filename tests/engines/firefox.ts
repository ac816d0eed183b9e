import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Driver } from './driver';
import { endWithRunner } from './processGroup';
import { withLimit } from './withLimit';

/** Milliseconds the browser may take to close and to remove its profile. */
const closeLimit = 5000;

/** Part of the error after a page's process has died: the tab then shows about:tabcrashed, a page of the parent process. */
const crash = 'parent process browsing contexts';

/** Keeps all tabs in one process: a new process for each test takes a fifth of the run's time. */
const onePageProcess = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
};

/** Starts Firefox over WebDriver BiDi, in a window on the display. */
export async function startFirefox(program: string, display: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // A headless Firefox matches `hover: none`.
    headless: false,
    extraPrefsFirefox: onePageProcess,
    env: { ...process.env, DISPLAY: display, MOZ_ENABLE_WAYLAND: '0' },
  });
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error('Firefox started without a process');
  const kill = endWithRunner(pid);
  let page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  let hasCrashed = false;
  let size = { width: 0, height: 0 };

  return {
    open: async (address) => {
      // A new tab each time: in a tab whose page was restored from the back-forward cache, `goto` of puppeteer-core 24 never
      // resolves.
      const next = await browser.newPage();
      await page.close();
      page = next;
      await page.setViewport(size);
      await page.goto(address);
    },
    evaluate: async (expression) => {
      try {
        return await page.evaluate(expression);
      } catch (error) {
        hasCrashed ||= String(error).includes(crash);
        throw error;
      }
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: async (keys) => {
      const names = keys as readonly KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    resize: (width, height) => {
      size = { width, height };
      return page.setViewport(size);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    hasCrashed: () => hasCrashed || !browser.connected,
    end: async () => {
      // A browser that hangs does not close. It is killed below.
      await withLimit(browser.close(), closeLimit).catch(() => undefined);
      await kill();
    },
  };
}
