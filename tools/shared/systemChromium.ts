import { existsSync } from 'node:fs';

/**
 * Where Debian's packages put Chromium, best first. The headless shell has no interface of its own, for which the whole browser starts
 * a renderer with each window: the tests take 0.6 times as long (46 tests of menus, 2 cores, 2026-11-27).
 */
export const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Returns the Chromium that CHROME_PATH names, or else the system's; undefined leaves the choice to Playwright. */
export const systemChromium = (): string | undefined =>
  process.env.CHROME_PATH ?? SYSTEM_CHROMIUM.find((file) => existsSync(file));
