import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleScript } from '../../shared/build/bundleScript';

// The interaction script does not block the first paint, but delays every first interaction.
it.each([
  ['boot', 2.4],
  ['interaction', 2.8],
])('src/boot/%s.ts stays below %d KiB with gzip', (name, kib) => {
  const entry = fileURLToPath(new URL(`../../src/boot/${name}.ts`, import.meta.url));
  const { code } = bundleScript(entry);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(kib * 1024);
});
