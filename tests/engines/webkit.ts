import type { Driver } from './driver';
import { findFreePort } from '../../tools/shared/freePort';
import { startGroup } from './processGroup';
import { waitFor } from './waitFor';
import { hoverActions, openWebDriver, pressActions } from './webDriver';

/** MiniBrowser's message when a page's process dies. */
const crash = 'WebProcess CRASHED';

/** Starts WebKitGTK's MiniBrowser through WebKitWebDriver. */
export async function startWebKit(program: string, display: string): Promise<Driver> {
  const port = await findFreePort(4901);
  const address = `http://127.0.0.1:${port}`;
  const group = await startGroup(program, [`--port=${port}`], {
    DISPLAY: display,
    // GTK prefers Wayland where a desktop offers it.
    GDK_BACKEND: 'x11',
  });
  try {
    await waitFor('WebKitWebDriver', () => isReady(address));
    const { command, find } = await openWebDriver(address, {});
    return {
      open: async (url) => void (await command('POST', '/url', { url })),
      evaluate: (expression) =>
        command('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
      click: async (selector) => void (await command('POST', `/element/${(await find(selector)).id}/click`)),
      hover: async (selector) => {
        const { reference } = await find(selector);
        // Unlike a click, a pointer move does not scroll to its target.
        const script = 'arguments[0].scrollIntoView({ block: "center" })';
        await command('POST', '/execute/sync', { script, args: [reference] });
        await command('POST', '/actions', hoverActions(reference));
      },
      type: async (selector, text) =>
        void (await command('POST', `/element/${(await find(selector)).id}/value`, { text })),
      press: async (keys) => void (await command('POST', '/actions', pressActions(keys))),
      back: async () => void (await command('POST', '/back')),
      reload: async () => void (await command('POST', '/refresh')),
      resize: async (width, height) => {
        await command('POST', '/window/rect', { width, height });
        // The viewport follows the window with a delay.
        const script = 'return innerWidth';
        await waitFor(
          `a page of ${width} px`,
          async () => (await command('POST', '/execute/sync', { script, args: [] })) === width,
        );
      },
      screenshot: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
      hasCrashed: () => group.output().includes(crash),
      end: group.end,
    };
  } catch (cause) {
    await group.end();
    throw new Error(`WebKit did not start: ${group.output().trim()}`, { cause });
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
}
