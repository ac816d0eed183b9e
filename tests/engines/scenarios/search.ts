import { expect } from 'vitest';
import { attributeOf, isFocused, isVisible, openApp, pathOf, textOf } from '../look';
import type { Scenario } from '../scenario';

const field = 'dialog.finder [role="combobox"]';
const option = 'dialog.finder [role="option"]';

export const search: readonly Scenario[] = [
  {
    name: 'the search opens by key, answers, and leads to an answer',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.key('Control+k');
      await expect.poll(() => isFocused(engine, field)).toBe(true);
      await engine.type(field, 'ti.static');
      await expect.poll(() => textOf(engine, option)).toContain('ti.static');
      expect(await attributeOf(engine, option, 'aria-selected')).toBe('true');
      await engine.key('Enter');
      await expect.poll(() => pathOf(engine)).toBe('/api/taichi/#taichi.static');
      await expect.poll(() => textOf(engine, 'h1')).toBe('taichi');
      await expect.poll(() => isVisible(engine, '[id="taichi.static"]')).toBe(true);
      expect(await isVisible(engine, 'dialog.finder')).toBe(false);
    },
  },
  {
    name: 'a click on the search before the app runs opens it; Escape closes it',
    run: 'short',
    width: 447,
    act: async (engine) => {
      await engine.open('/docs/field');
      await engine.click('.navbar a[aria-haspopup="dialog"]');
      expect(await isFocused(engine, '.finder input')).toBe(true);
      await expect.poll(() => isFocused(engine, field)).toBe(true);
      await engine.key('Escape');
      await expect.poll(() => isVisible(engine, 'dialog.finder')).toBe(false);
      expect(await pathOf(engine)).toBe('/docs/field');
    },
  },
  {
    name: 'what is typed right after the shortcut, before the app runs, is the query',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await engine.key('/');
      for (const key of 'shape') await engine.key(key);
      await expect
        .poll(() => engine.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field))
        .toBe('shape');
    },
  },
  {
    name: 'the search page answers the query of its address',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await engine.open('/search?q=sparse');
      await expect.poll(() => textOf(engine, 'main [role="status"]')).toMatch(/^\d+ results$/);
      await engine.click('main .results a');
      await expect.poll(() => pathOf(engine)).not.toMatch(/^\/search/);
      await expect.poll(() => textOf(engine, 'h1')).not.toBe(null);
    },
  },
];
