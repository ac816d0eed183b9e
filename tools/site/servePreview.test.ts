import { expect, test } from 'vitest';
import { parseServeArguments } from './servePreview';

test.each([
  ['nothing', [], { port: 3000, host: '127.0.0.1' }],
  ['a port', ['--port', '8080'], { port: 8080, host: '127.0.0.1' }],
  ['a host', ['--host', '0.0.0.0'], { port: 3000, host: '0.0.0.0' }],
])('parseServeArguments with %s', (_, args, place) => {
  expect(parseServeArguments(args)).toEqual(place);
});

test.each([
  [['--port', 'http'], '--port http is not a port'],
  [['--port', '70000'], '--port 70000 is not a port'],
  [['--open'], "Unknown option '--open'"],
])('parseServeArguments refuses %s', (args, message) => {
  expect(() => parseServeArguments(args)).toThrow(message);
});
