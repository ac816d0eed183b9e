import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen } from '../support/listen';
import { openWebDriver, pressActions } from './webDriver';

/** A driver that answers commands by their method and path, and notes them. */
async function fakeDriver(answers: Record<string, { status?: number; value: unknown }>) {
  const asked: string[] = [];
  const server = await listen(
    createServer((request, response) => {
      const command = `${request.method} ${request.url}`;
      asked.push(command);
      request.resume().on('end', () => {
        const { status = 200, value } = answers[command] ?? {
          status: 404,
          value: { error: 'unknown command' },
        };
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ value }));
      });
    }),
  );
  return { ...server, asked };
}

describe('openWebDriver', () => {
  it('sends commands to its session and finds elements', async () => {
    const reference = { 'element-6066-11e4-a52e-4f735466cecf': 'e1' };
    const driver = await fakeDriver({
      'POST /session': { value: { sessionId: 's1' } },
      'GET /session/s1/title': { value: 'Fields' },
      'POST /session/s1/element': { value: reference },
    });
    const { command, find } = await openWebDriver(driver.origin, {});
    expect(await command('GET', '/title')).toBe('Fields');
    expect(await find('h1')).toEqual({ id: 'e1', reference });
    await driver.close();
  });

  it.each([
    ['its code and message', { error: 'no such element', message: 'h7' }, 'no such element: h7'],
    ['its code alone where there is no message', { error: 'unknown error', message: '' }, 'unknown error'],
  ])('rejects an error of the driver with %s', async (_, value, message) => {
    const driver = await fakeDriver({
      'POST /session': { value: { sessionId: 's1' } },
      'POST /session/s1/element': { status: 404, value },
    });
    const { find } = await openWebDriver(driver.origin, {});
    await expect(find('h7')).rejects.toThrow(new Error(message));
    await driver.close();
  });
});

describe('pressActions', () => {
  it('presses keys in order and lets them go the other way round', () => {
    expect(pressActions(['Control', 'k'])).toEqual({
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: '\uE009' },
            { type: 'keyDown', value: 'k' },
            { type: 'keyUp', value: 'k' },
            { type: 'keyUp', value: '\uE009' },
          ],
        },
      ],
    });
  });

  it('refuses a key that it has no code for', () => {
    expect(() => pressActions(['F13'])).toThrow('unknown key F13. Fix:');
  });
});
