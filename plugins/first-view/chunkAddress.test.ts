import { describe, expect, it } from 'vitest';
import { withChunkAddress, writeAddressScript } from './chunkAddress';

describe('writeAddressScript', () => {
  it('gives the address of a chunk by its number, and none for a number without a chunk', () => {
    const runtime = {
      p: '/base/',
      u: (id: number) => `${id}.js`,
      gca: (_name: number): string | undefined => '',
    };
    const script = writeAddressScript(3, { 0: '0', 2: '2', docs: 'docs' });
    new Function('__webpack_require__', script)(runtime);
    expect([0, 1, 2].map(runtime.gca)).toEqual(['/base/0.js', undefined, '/base/2.js']);
  });

  it('refuses a number that is not the id', () => {
    expect(() => writeAddressScript(1, { 7: '0' })).toThrow('the chunk 0 has the id 7');
  });
});

describe('withChunkAddress', () => {
  class ChunkAssetPlugin {
    apply(): void {}
  }
  class OtherPlugin extends ChunkAssetPlugin {}

  it('takes the place of the plugin of Docusaurus', () => {
    const other = new OtherPlugin();
    expect(withChunkAddress([other, new ChunkAssetPlugin()], () => 1)).toEqual([other, expect.anything()]);
  });

  it('refuses a bundler without that plugin', () => {
    expect(() => withChunkAddress([new OtherPlugin()], () => 1)).toThrow(
      'no longer has the plugin ChunkAssetPlugin',
    );
  });
});
