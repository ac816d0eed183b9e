import { expect, test } from 'vitest';
import { parseServeArguments } from './servePreview';

const defaults = { port: 3000, host: '127.0.0.1', brotliQuality: 5 };

test.each([
  ['nothing', [], defaults],
  ['a port', ['--port', '8080'], { ...defaults, port: 8080 }],
  ['a host', ['--host', '0.0.0.0'], { ...defaults, host: '0.0.0.0' }],
  ['a quality', ['--brotli', '11'], { ...defaults, brotliQuality: 11 }],
])('parseServeArguments with %s', (_, args, options) => {
  expect(parseServeArguments(args)).toEqual(options);
});

test.each([
  [['--port', 'http'], '--port http is out of range: use a number from 1 to 65535'],
  [['--port', '70000'], '--port 70000 is out of range'],
  [['--brotli', '12'], '--brotli 12 is out of range: use a number from 0 to 11'],
  [['--open'], "Unknown option '--open'"],
])('parseServeArguments refuses %s', (args, message) => {
  expect(() => parseServeArguments(args)).toThrow(message);
});
