import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import sprite, { readSprite, validateOptions } from './index';

const options = { file: 'src/icons.svg' };

describe('sprite', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());

  it('emits the symbols for browsers, under the name that the config hands to the app', async () => {
    const { name, text } = readSprite(fixture.site.pathOf(options.file));
    expect(await emitFiles(fixture, sprite(fixture.context, options))).toEqual({ [name]: text });
    expect(text).toContain('<symbol id="blog"');
    expect(fixture.context.siteConfig.customFields?.sprite).toBe(name);
  });

  it('emits nothing for the render on the server', async () => {
    expect(await emitFiles(fixture, sprite(fixture.context, options), { target: 'server' })).toEqual({});
  });

  it('watches its file', () => {
    expect(sprite(fixture.context, options).getPathsToWatch?.()).toEqual([
      fixture.site.pathOf('src/icons.svg'),
    ]);
  });

  it('names a missing file', async () => {
    await expect(emitFiles(fixture, sprite(fixture.context, { file: 'src/icon.svg' }))).rejects.toThrow(
      /src\/icon\.svg: the sprite cannot be read\. Fix: /,
    );
  });

  it.each([[{}], [{ ...options, folder: 'src' }]])('refuses the options %j', (wrong) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(/file|folder/);
  });
});
