import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaced } from './showReadyPages';

describe('showReadyPages', () => {
  it('replaces what the app of Docusaurus imports', () => {
    const app = readFileSync(require.resolve('@docusaurus/core/lib/client/App.js'), 'utf8');
    const imports = [...app.matchAll(/from ['"]([^'"]+)['"]/g)].map(([, from = '']) => from);
    expect(imports.filter((from) => replaced.test(from))).toHaveLength(1);
  });
});
