import { expect } from 'vitest';
import type { Engine } from '../engine';
import { attributeOf, isVisible, pathOf, textOf } from '../look';
import type { Scenario } from '../scenario';

const mainScript = /^\/assets\/js\/main\.[\da-f]+\.js/;
const appFiles = /^\/assets\/js\//;
const searchLink = '.navbar a[aria-haspopup="dialog"]';
const email = 'form.subscribe__form input';
const subscribe = 'form.subscribe__form button';
const failure = '#load-failure';

/** Longer than the page waits for an app that has arrived. */
const patience = { timeout: 30_000 };
const failureSeen = (engine: Engine) => expect.poll(() => isVisible(engine, failure), patience);

export const faults: readonly Scenario[] = [
  {
    name: 'an app that arrives and throws: the reader sees the message, and the search does without it',
    run: 'all',
    width: 1440,
    tolerated: /The test broke|Starting \/assets\/js\/main|Script error/,
    act: async (engine, site) => {
      site.breakFiles(mainScript, 'throws');
      await engine.open('/docs/field');
      await engine.key('Shift');
      await failureSeen(engine).toBe(true);
      expect(await attributeOf(engine, 'html', 'data-booting')).toBe(null);
      await engine.click(searchLink);
      await expect.poll(() => pathOf(engine), patience).toBe('/search');
    },
  },
  {
    name: 'an app that cannot be loaded: the message is in view at the foot of the page, and the address is sent once',
    run: 'all',
    width: 447,
    tolerated: /did not load|Loading \/assets|NetworkError|Load failed/,
    act: async (engine, site) => {
      site.takeForms();
      site.breakFiles(appFiles, 'lost');
      await engine.open('/docs/field');
      await engine.type(email, 'ada@example.org');
      await failureSeen(engine).toBe(true);
      await engine.click(subscribe);
      await expect.poll(() => textOf(engine, 'body'), patience).toBe('Subscribed');
      expect(site.takeForms()).toHaveLength(1);
    },
  },
  {
    name: 'two clicks on "Subscribe" at once, while the app starts, send the address once',
    run: 'all',
    width: 1440,
    act: async (engine, site) => {
      site.takeForms();
      await engine.open('/docs/field');
      await engine.type(email, 'ada@example.org');
      await engine.evaluate((button) => {
        const control = document.querySelector<HTMLButtonElement>(button);
        control?.click();
        control?.click();
      }, subscribe);
      // By the app, or by the browser where the app is late.
      await expect.poll(() => textOf(engine, 'body'), patience).toContain('Subscribed');
      expect(site.takeForms()).toHaveLength(1);
    },
  },
];
