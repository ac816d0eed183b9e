/** A W3C WebDriver session. */
export type WebDriver = {
  /** Sends a command of the session, for example `POST`, `/url`, `{ url }`, and returns its value. */
  readonly command: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;
  /** Finds the first matching element. */
  readonly find: (selector: string) => Promise<{ readonly id: string; readonly reference: object }>;
};

/** The web element identifier: https://www.w3.org/TR/webdriver2/#elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys that type no character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const codePoints: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Timeout of a command in milliseconds. */
const limit = 45_000;

type Answer = { readonly value: unknown };
type Failure = { readonly error: string; readonly message: string };

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(message ? `${error}: ${message}` : error);
}

/** Opens a session. Rejects if the driver refuses the capabilities. */
export async function openWebDriver(address: string, capabilities: object): Promise<WebDriver> {
  const session = await send('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } });
  const root = `${address}/session/${(session as { sessionId: string }).sessionId}`;
  const command: WebDriver['command'] = (method, path, body) => send(method, root + path, body);
  return {
    command,
    find: async (selector) => {
      const value = { using: 'css selector', value: selector };
      const reference = (await command('POST', '/element', value)) as Record<string, string>;
      return { id: reference[elementKey] ?? '', reference };
    },
  };
}

/** Builds the body of `/actions` that presses a key combination and releases it in reverse order. */
export function pressActions(keys: readonly string[]): object {
  const values = keys.map((key) => {
    const value = codePoints[key] ?? key;
    if ([...value].length !== 1)
      throw new Error(`unknown key ${key}. Fix: add its code point to webDriver.ts`);
    return value;
  });
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** Builds the body of `/actions` that moves the pointer to the center of an element. */
export const hoverActions = (element: object): object => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }],
    },
  ],
});
