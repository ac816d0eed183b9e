import { expect } from 'vitest';
import type { Engine } from '../engine';
import { attributeOf, isFocused, isVisible, openApp, pathOf, textOf } from '../look';
import type { Scenario } from '../scenario';

/** Selectors of a menu in the navbar. */
const menu = (contents: string) => {
  const dropdown = `nav.navbar .dropdown:has(> ${contents})`;
  return { summary: `${dropdown} > details > summary`, list: `${dropdown} > .dropdown__menu` };
};
const resources = menu('.dropdown__menu a[href="/blog"]');
const community = menu('.dropdown__menu a[href="/community"]');
const version = menu('details > summary[aria-label^="Version: "]');
const language = menu('details > summary[aria-label^="Language: "]');

const debugging = '#drawer a[href="/docs/debugging"]';
/** The drawer opens at the row of the current page, so this one is in view whatever the menu holds. */
const currentRow = '#drawer .menu [aria-current="page"]';

const focus = (engine: Engine, selector: string): Promise<void> =>
  engine.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);

const seen = (engine: Engine, selector: string) =>
  expect.poll(() => isVisible(engine, selector), { message: selector });

export const menus: readonly Scenario[] = [
  {
    name: 'a menu opens under the pointer and closes behind it',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await engine.hover(resources.summary);
      await seen(engine, resources.list).toBe(true);
      await engine.hover('h1');
      await seen(engine, resources.list).toBe(false);
    },
  },
  {
    name: 'menus open by key, one at a time, and close with Escape, which gives the focus back',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await focus(engine, resources.summary);
      await engine.key('Enter');
      await seen(engine, resources.list).toBe(true);
      await focus(engine, community.summary);
      await engine.key('Enter');
      await seen(engine, community.list).toBe(true);
      await seen(engine, resources.list).toBe(false);
      await engine.key('Tab');
      await expect.poll(() => isFocused(engine, `${community.list} a`)).toBe(true);
      await engine.key('Escape');
      await seen(engine, community.list).toBe(false);
      await expect.poll(() => isFocused(engine, community.summary)).toBe(true);
    },
  },
  {
    name: 'only one menu is open where details have no groups, as in Firefox 125 to 129',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.evaluate(() => {
        for (const details of document.querySelectorAll('details[name]')) details.removeAttribute('name');
      });
      await focus(engine, resources.summary);
      await engine.key('Enter');
      await seen(engine, resources.list).toBe(true);
      await focus(engine, community.summary);
      await engine.key('Enter');
      await seen(engine, community.list).toBe(true);
      await seen(engine, resources.list).toBe(false);
    },
  },
  {
    name: 'a click elsewhere closes a menu, before the app runs too',
    run: 'all',
    width: 1440,
    act: async (engine) => {
      await engine.open('/docs/field');
      await focus(engine, resources.summary);
      await engine.key('Enter');
      await seen(engine, resources.list).toBe(true);
      await engine.click('h1');
      await seen(engine, resources.list).toBe(false);
    },
  },
  {
    name: 'the version menu leads to the same page of another version',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.hover(version.summary);
      await engine.click(`${version.list} a[href="/docs/v1.5.0/field"]`);
      await expect.poll(() => pathOf(engine)).toBe('/docs/v1.5.0/field');
      await expect.poll(() => textOf(engine, version.summary)).toBe('v1.5.0');
      await expect.poll(() => textOf(engine, 'h1')).toBe('Fields');
    },
  },
  {
    name: 'the language menu leads to the same place of the page in another language',
    run: 'short',
    width: 1440,
    act: async (engine) => {
      await openApp(engine, '/docs/field#traps');
      await engine.hover(language.summary);
      await engine.click(`${language.list} a[lang="fr-FR"]`);
      await expect.poll(() => pathOf(engine)).toBe('/fr-FR/docs/field#traps');
      await expect.poll(() => attributeOf(engine, 'html', 'lang')).toBe('fr-FR');
      await seen(engine, '#traps').toBe(true);
    },
  },
  {
    name: 'the drawer opens, closes with Escape and gives the focus back',
    run: 'short',
    width: 447,
    act: async (engine) => {
      await engine.open('/docs/field');
      await seen(engine, '#drawer').toBe(false);
      await engine.click('.navbar__toggle');
      await seen(engine, currentRow).toBe(true);
      await engine.key('Escape');
      await seen(engine, '#drawer').toBe(false);
      await expect.poll(() => isFocused(engine, '.navbar__toggle')).toBe(true);
    },
  },
  {
    name: 'the page behind the open drawer is out of reach',
    run: 'short',
    width: 447,
    act: async (engine) => {
      const isInert = (): Promise<boolean> =>
        engine.evaluate(() => document.querySelector('main')?.inert === true);
      await engine.open('/docs/field');
      await engine.click('.navbar__toggle');
      await expect.poll(isInert).toBe(true);
      await engine.key('Escape');
      await expect.poll(isInert).toBe(false);
    },
  },
  {
    name: 'the drawer closes by its button, and when a page was chosen in it',
    run: 'short',
    width: 447,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.click('.navbar__toggle');
      await seen(engine, '#drawer').toBe(true);
      await engine.click('#drawer [popovertargetaction="hide"]');
      await seen(engine, '#drawer').toBe(false);
      await engine.click('.navbar__toggle');
      await engine.click(debugging);
      await expect.poll(() => pathOf(engine)).toBe('/docs/debugging');
      await expect.poll(() => textOf(engine, 'h1')).toMatch(/^Debugging/);
      await seen(engine, '#drawer').toBe(false);
    },
  },
  {
    name: 'the drawer closes when the window becomes wide',
    run: 'all',
    width: 447,
    act: async (engine) => {
      await openApp(engine, '/docs/field');
      await engine.click('.navbar__toggle');
      await seen(engine, '#drawer').toBe(true);
      await engine.resize(1100);
      await expect
        .poll(() => engine.evaluate(() => document.querySelector(':popover-open') === null))
        .toBe(true);
    },
  },
];
