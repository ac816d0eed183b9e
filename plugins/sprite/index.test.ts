import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import sprite, { validateOptions } from './index';

const options = { file: 'src/icons.svg' };

describe('sprite', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());

  const readTags = (file: string): unknown =>
    sprite(fixture.context, { file }).injectHtmlTags?.({ content: undefined });

  it('puts the symbols before the content of a page, without comments and the space between elements', () => {
    writeFileSync(
      fixture.site.pathOf('few.svg'),
      '<svg>\n<!-- why\n so -->\n  <path d="M0 0 H 1"/>\n</svg>\n',
    );
    expect(readTags('few.svg')).toEqual({ preBodyTags: ['<svg><path d="M0 0 H 1"/></svg>'] });
  });

  it('watches its file', () => {
    expect(sprite(fixture.context, options).getPathsToWatch?.()).toEqual([
      fixture.site.pathOf('src/icons.svg'),
    ]);
  });

  it('names a missing file', () => {
    expect(() => readTags('src/icon.svg')).toThrow(/src\/icon\.svg: the sprite cannot be read\. Fix: /);
  });

  it.each([[{}], [{ ...options, folder: 'src' }]])('refuses the options %j', (wrong) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(/file|folder/);
  });
});
