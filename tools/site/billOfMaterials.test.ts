import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../shared/projectRoot';
import { toBillOfMaterials } from './billOfMaterials';

const lock = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });
const sha512 = Buffer.alloc(64, 1);

it('lists what a build uses, once for each version, sorted', () => {
  const text = lock({
    '': { name: 'site', version: '1.0.0' },
    'node_modules/zod': {
      version: '4.0.0',
      license: 'MIT',
      integrity: `sha512-${sha512.toString('base64')}`,
    },
    'node_modules/@a/b': { version: '1.2.3' },
    'node_modules/x/node_modules/@a/b': { version: '1.2.3' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
  });
  expect(toBillOfMaterials(text)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'site', version: '1.0.0' } },
    components: [
      { name: '@a/b', purl: 'pkg:npm/%40a/b@1.2.3' },
      {
        name: 'zod',
        version: '4.0.0',
        purl: 'pkg:npm/zod@4.0.0',
        hashes: [{ alg: 'SHA-512', content: sha512.toString('hex') }],
        licenses: [{ expression: 'MIT' }],
      },
    ],
  });
});

it('refuses a lock file of another format', () => {
  expect(() => toBillOfMaterials('{"lockfileVersion":1,"packages":{}}')).toThrow('lockfileVersion');
});

it('describes every package of this site completely', () => {
  const { components } = toBillOfMaterials(
    readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
  ) as {
    components: { name: string; version: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  expect(components.length).toBeGreaterThan(500);
  expect(components.filter(({ version, hashes }) => version === '' || !hashes?.length)).toEqual([]);
  // These three name none in their package.json.
  const unlicensed = components.filter(({ licenses }) => !licenses).map(({ name }) => name);
  expect(unlicensed).toEqual(['eval', 'format', 'require-like']);
});
