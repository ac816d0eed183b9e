import QRCode from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import qrCode, { validateOptions } from './index';

const options = { url: 'https://fixture.example/community#wechat', file: 'assets/wechat-qr.svg' };

describe('qr-code', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());

  it('emits the code of the URL for browsers, without a margin', async () => {
    const plugin = qrCode(fixture.context, options);
    const content = await plugin.loadContent?.();
    const { size } = QRCode.create(options.url).modules;
    const files = await emitFiles(fixture, plugin, { content });
    expect(files).toEqual({ [options.file]: content });
    expect(content).toContain(`viewBox="0 0 ${size} ${size}"`);
    const other = qrCode(fixture.context, { ...options, url: 'https://fixture.example/community#wecha' });
    expect(await other.loadContent?.()).not.toBe(content);
  });

  it('emits nothing for the render on the server', async () => {
    const plugin = qrCode(fixture.context, options);
    expect(await emitFiles(fixture, plugin, { target: 'server', content: '<svg/>' })).toEqual({});
  });

  it.each([
    ['an address that is not a URL', { ...options, url: 'community' }, /"url" must be a valid uri/],
    ['a missing file', { url: options.url }, /"file" is required/],
    ['an unknown option', { ...options, size: 9 }, /"size" is not allowed/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
