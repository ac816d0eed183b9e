import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { runtimeConstants } from './runtimeConstants';

/** Compiles a page to a module, as Docusaurus does. */
const compilePage = async (source: string): Promise<string> =>
  String(await compile(source, { format: 'md', recmaPlugins: [runtimeConstants] }));

describe('runtimeConstants', () => {
  it('uses each imported function of the JSX runtime once', async () => {
    const code = await compilePage('# Title\n\n- one\n- two');
    const [imports = ''] = /import \{.*\} from "react\/jsx-runtime"/.exec(code) ?? [];
    const names = [...imports.matchAll(/ as (\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(['_FragmentImported', '_jsxImported', '_jsxsImported']);
    for (const name of names) expect(code.split(new RegExp(`\\b${name}\\b`))).toHaveLength(3);
    expect(code).toContain(
      'const _Fragment = _FragmentImported, _jsx = _jsxImported, _jsxs = _jsxsImported;',
    );
    expect(code).toMatch(/_jsx\(_components\.li/);
  });

  it('leaves a module alone that does not import the runtime', () => {
    const tree = { type: 'Program', sourceType: 'module', body: [] } as const;
    const given = { ...tree, body: [] };
    runtimeConstants()(given);
    expect(given).toEqual(tree);
  });
});
