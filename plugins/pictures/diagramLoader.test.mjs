// @ts-check
import { expect, it } from 'vitest';
import diagramLoader from './diagramLoader.mjs';

const context = { rootContext: '/site', resourcePath: '/site/docs/img/a.svg' };

/** @param {string} source */
const load = (source) => diagramLoader.call(/** @type {any} */ (context), source);

it('exports the drawing', () => {
  expect(load('<svg viewBox="0 0 7 5"><path d="M0 0"/></svg>')).toBe(
    'export default [{"viewBox":"0 0 7 5","width":0,"html":"<path d=\\"M0 0\\"/>"}];',
  );
});

it('names file and line of a color that ignores the mode', () => {
  expect(() => load('<svg viewBox="0 0 7 5">\n<path fill="#fff"/>\n</svg>')).toThrow(
    /^docs\/img\/a\.svg:2: fill="#fff" does not follow the color mode\. Fix: .*\.$/,
  );
});
