import { expect } from 'vitest';
import type { Engine } from '../engine';
import { attributeOf, isFocused, isVisible, openApp, textOf } from '../look';
import type { Scenario } from '../scenario';

const modeButton = '.navbar [data-action="color-mode"]';
const modeOf = (engine: Engine) => attributeOf(engine, 'html', 'data-theme');
const ground = (engine: Engine) =>
  engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const tab = (index: number) => `[data-group="vector-matrix-struct"]:nth-of-type(${index})`;

/** Returns the index of the visible panel, or -1 unless exactly one is visible and its tab selected. */
const shownPanel = (engine: Engine) =>
  engine.evaluate(() => {
    const tabs = [...document.querySelectorAll('[data-group="vector-matrix-struct"]')];
    const shown = tabs.map((one) => {
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      return panel?.checkVisibility() === true && one.getAttribute('aria-selected') === 'true';
    });
    return shown.filter(Boolean).length === 1 ? shown.indexOf(true) : -1;
  });

/**
 * Moves the pointer to an element, as a reader does before a click. The first move triggers the layout of off-screen
 * content (src/css/far.css), which shifts the element once more.
 */
async function approach(engine: Engine, selector: string): Promise<void> {
  await engine.hover(selector);
  await expect
    .poll(() =>
      engine.evaluate(() =>
        [...document.querySelectorAll('.markdown > *')].every(
          (part) => getComputedStyle(part).contentVisibility !== 'auto',
        ),
      ),
    )
    .toBe(true);
}

const field = 'form.subscribe__form input';
const button = 'form.subscribe__form button';
const message = 'form.subscribe__form [role="status"]';

export const controls: readonly Scenario[] = [
  {
    name: 'the color mode switches, without the app, and stays after a reload',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      expect(await modeOf(engine)).toBe('dark');
      const dark = await ground(engine);
      // The second script answers, which the press itself may have loaded.
      await engine.click(modeButton);
      await expect.poll(() => modeOf(engine)).toBe('light');
      const light = await ground(engine);
      expect(light).not.toBe(dark);
      await engine.reload();
      await expect.poll(() => modeOf(engine)).toBe('light');
      expect(await ground(engine)).toBe(light);
      await engine.click(modeButton);
      await expect.poll(() => modeOf(engine)).toBe('dark');
    },
  },
  {
    name: 'tabs show their panel, by pointer and by arrow key',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      expect(await shownPanel(engine)).toBe(0);
      await approach(engine, tab(2));
      await engine.click(tab(2));
      await expect.poll(() => shownPanel(engine)).toBe(1);
      await engine.key('ArrowRight');
      await expect.poll(() => shownPanel(engine)).toBe(2);
      expect(await isFocused(engine, tab(3))).toBe(true);
      await engine.key('ArrowRight');
      await expect.poll(() => shownPanel(engine)).toBe(0);
    },
  },
  {
    name: 'the subscribe form refuses a wrong address and takes a right one',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.type(field, 'ada');
      await engine.click(button);
      await expect.poll(() => textOf(engine, message)).toBe('Your email address is incorrect!');
      expect(await attributeOf(engine, field, 'aria-invalid')).toBe('true');
      await engine.type(field, '@example.org');
      await engine.key('Enter');
      await expect.poll(() => textOf(engine, button)).toBe('Subscribed');
    },
  },
  {
    name: 'an address that is typed and sent before the app runs is sent by the app',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await engine.type(field, 'ada@example.org');
      await engine.key('Enter');
      await expect.poll(() => textOf(engine, button)).toBe('Subscribed');
    },
  },
  {
    name: 'a picture is enlarged and closed with Escape',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await approach(engine, 'a.picture');
      await engine.click('a.picture');
      await expect.poll(() => isVisible(engine, '.picture-large__close')).toBe(true);
      await engine.key('Escape');
      await expect.poll(() => isVisible(engine, '.picture-large__close')).toBe(false);
    },
  },
];
