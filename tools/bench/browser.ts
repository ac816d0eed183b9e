import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

/** The two readers of the tables; the phone is the one that Lighthouse emulates. */
export const DEVICES = Object.freeze({
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1350, height: 940 } },
});

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES = Object.keys(DEVICES);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What other servers answer, and how fast, is no property of a site: none is reached.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/**
 * Takes the path of a Chromium and a port for its debugger, which Lighthouse needs; starts it.
 */
export function launchBrowser(executablePath: string, { debuggerPort }: { debuggerPort?: number } = {}) {
  const args = debuggerPort ? [...FLAGS, `--remote-debugging-port=${debuggerPort}`] : FLAGS;
  return chromium.launch({ executablePath, args });
}

/**
 * Takes a browser, a device and a factor by which its processor is slowed down; gives a page in a profile of its own, with a
 * session of the debugger.
 */
export async function openPage(
  browser: Browser,
  device: Device,
  { cpuSlowdown = 1 }: { cpuSlowdown?: number } = {},
) {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  if (cpuSlowdown !== 1) await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, debug, close: () => context.close() };
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;
