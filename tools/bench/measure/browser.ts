import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { WITHOUT_EXTRAS } from '../../shared/systemChromium';
import { DEVICES, type Device } from './devices';

export type OpenPage = {
  readonly page: Page;
  /** Session of the Chrome DevTools Protocol. */
  readonly debug: CDPSession;
  readonly close: () => Promise<void>;
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  WITHOUT_EXTRAS,
  // Responses of third parties would make runs incomparable, so no other host resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/**
 * Starts Chromium.
 * @param debuggerPort Port of the remote debugger, which Lighthouse connects to.
 */
export function launchBrowser(
  executablePath: string,
  { debuggerPort }: { debuggerPort?: number } = {},
): Promise<Browser> {
  const args = debuggerPort ? [...FLAGS, `--remote-debugging-port=${debuggerPort}`] : FLAGS;
  return chromium.launch({ executablePath, args });
}

/** Starts Chromium, and closes it after the work, whatever its outcome. */
export async function withBrowser<Value>(
  executablePath: string,
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const browser = await launchBrowser(executablePath);
  return work(browser).finally(() => browser.close());
}

/**
 * Opens a page in a fresh profile.
 * @param cpuSlowdown Factor by which the processor is throttled.
 */
export async function openPage(
  browser: Browser,
  device: Device,
  { cpuSlowdown = 1 }: { cpuSlowdown?: number } = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  if (cpuSlowdown !== 1) await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, debug, close: () => context.close() };
}
