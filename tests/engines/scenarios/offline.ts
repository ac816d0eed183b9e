import { expect } from 'vitest';
import type { Engine } from '../engine';
import { openApp, pathOf, startApp, textOf } from '../look';
import type { Scenario } from '../scenario';

/** The row of the oldest version in the reader's language, which has the fewest files. */
const row = 'main section.board .kept-list > li:last-child';
const buttons = `${row} .kept__do button`;
const state = (engine: Engine) =>
  engine.evaluate(
    (css) => document.querySelector(css)?.textContent?.trim() ?? null,
    `${row} > p .kept__state:last-child`,
  );

/** Number of caches and workers of the site. */
const stored = (engine: Engine): Promise<number> =>
  engine.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.length + (await caches.keys()).length;
  });

/**
 * Runs in WebKit only. Over BiDi, Firefox 153 reports NS_ERROR_NET_RESET for a page that the worker should answer, and shows none. Whether that is the
 * protocol, or happens to a reader too, is not known.
 */
export const offline: readonly Scenario[] = [
  {
    name: 'a version that is kept opens without a network, others say so, and it can be removed',
    run: 'all',
    width: 1440,
    seconds: 300,
    act: async (engine, site) => {
      // The store compares pages with the hashes of the build.
      site.sendAsBuilt();
      await openApp(engine, '/offline');
      await expect.poll(() => textOf(engine, buttons)).toBe('Keep');
      expect(await stored(engine)).toBe(0);
      await engine.click(buttons);
      await expect.poll(() => state(engine), { timeout: 240_000 }).toBe('On this device');
      site.breakFiles(/./, 'lost');
      await engine.open('/docs/v1.5.0/field');
      await expect.poll(() => textOf(engine, 'h1')).toBe('Fields');
      await startApp(engine);
      await engine.open('/blog/head-first-taichi');
      await expect.poll(() => pathOf(engine)).toMatch(/^\/offline/);
      await expect.poll(() => textOf(engine, 'main')).toContain('This page is not on your device');
      site.heal();
      site.sendAsBuilt();
      await openApp(engine, '/offline');
      await expect.poll(() => textOf(engine, `${buttons}:last-child`)).toBe('Remove');
      await engine.click(`${buttons}:last-child`);
      await expect.poll(() => stored(engine)).toBe(0);
    },
  },
];
