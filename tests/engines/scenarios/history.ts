import { expect } from 'vitest';
import type { Engine } from '../engine';
import { isMarked, markDocument, openApp, pathOf, textOf } from '../look';
import type { Scenario } from '../scenario';

const debugging = '#drawer a[href="/docs/debugging"]';
const shown = (engine: Engine) => expect.poll(() => textOf(engine, 'h1'), { message: 'heading' });
const at = (engine: Engine) => expect.poll(() => pathOf(engine), { message: 'address' });

/** Follows a link without a pointer or key event, so that the app does not start and the browser loads the document. */
const follow = (engine: Engine, selector: string): Promise<void> =>
  engine.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);

export const backAndForward: readonly Scenario[] = [
  {
    name: 'Back leads to the document before',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await follow(engine, debugging);
      await shown(engine).toMatch(/^Debugging/);
      await engine.back();
      await at(engine).toBe('/docs/field');
      await shown(engine).toBe('Fields');
    },
  },
  {
    name: 'a page that was chosen in the app starts with the focus at its top, and is announced',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.click(debugging);
      await shown(engine).toMatch(/^Debugging/);
      await expect.poll(() => textOf(engine, '#announcer')).toMatch(/^Debugging/);
      expect(await engine.evaluate(() => document.activeElement === document.body)).toBe(true);
    },
  },
  {
    name: 'Back leads to the page before, inside the app',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await markDocument(engine);
      await engine.click(debugging);
      await shown(engine).toMatch(/^Debugging/);
      await engine.back();
      await at(engine).toBe('/docs/field');
      await shown(engine).toBe('Fields');
      expect(await isMarked(engine)).toBe(true);
    },
  },
  {
    name: 'Back after a reload leads to the page before, and Forward back again',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.click(debugging);
      await shown(engine).toMatch(/^Debugging/);
      await engine.reload();
      await shown(engine).toMatch(/^Debugging/);
      await engine.back();
      await at(engine).toBe('/docs/field');
      await shown(engine).toBe('Fields');
      await engine.evaluate(() => history.forward());
      await at(engine).toBe('/docs/debugging');
      await shown(engine).toMatch(/^Debugging/);
    },
  },
];
