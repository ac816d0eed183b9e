/** The two devices of the report, as Playwright's context options; the phone is the one that Lighthouse emulates. */
export const DEVICES = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const;

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES = ['phone', 'desktop'] as const satisfies readonly Device[];

/** How many times slower than this machine the processor of the slow phone is. */
export const CPU_SLOWDOWN = 4;
