import { existsSync } from 'node:fs';

/** Where Debian's package puts Chromium. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Returns the Chromium that CHROME_PATH names, or else the system's; undefined leaves the choice to Playwright. */
export const systemChromium = (): string | undefined =>
  process.env.CHROME_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

const features = [
  // Pages for suggestions of the address bar, which each window loads in a renderer of its own: 46 tests of menus took 91 and 69 s with them,
  // 58 and 48 s without (in turn on 2 idle cores, Chromium 156, 2026-11-27).
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // The list of Playwright 1.65, which this one replaces: of two such flags, Chromium takes the last.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Flag of Chromium: leaves out parts of the browser that cost time and that no page sees. */
export const WITHOUT_EXTRAS = `--disable-features=${features.join(',')}`;
