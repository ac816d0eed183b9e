import { expect, it } from 'vitest';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { validateOptions, type Options } from './options';

const valid: Partial<Options> = { versions: [{ label: 'v2', path: '' }], openSearchDescription: 'Search' };
const validateAs = (options: object) =>
  validateOptions({ validate: normalizePluginOptions as never, options });

it('fills in what is left out', () => {
  expect(validateAs(valid)).toMatchObject({
    ...valid,
    exclude: [],
    minor: [],
    titleOnly: [],
    inventories: 'api',
  });
});

it.each([
  ['an unknown option', { ...valid, excludes: [] }, /"excludes" is not allowed/],
  [
    'no current version',
    { ...valid, versions: [{ label: 'v1', path: 'v1' }] },
    /no version with an empty path/,
  ],
  ['no versions', { openSearchDescription: 'Search' }, /"versions" is required/],
])('refuses %s', (_name, options, message) => {
  expect(() => validateAs(options)).toThrow(message);
});
