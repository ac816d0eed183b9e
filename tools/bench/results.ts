import type { Device } from './browser';
import type { BuildFigures } from './builds';
import type { FirstView } from './kinds';
import type { LighthouseFigures } from './lighthouse';
import type { MachineFacts } from './machine';
import type { PageType } from './sites';

/** What comes before anybody touches the page: with Brotli, the same with gzip, and the gzip bytes of the script in the head that starts the app, null where there is none. */
export type PageBytes = FirstView & { gzip: FirstView; boot: number | null };

/** What was measured of a site; a part that did not run, or failed, is missing. */
export type SiteResults = {
  name: string;
  version: string | null;
  bytes: Partial<Record<PageType, Partial<Record<Device, PageBytes>>>>;
  lighthouse: Partial<Record<PageType, Partial<Record<Device, LighthouseFigures>>>>;
  /** gzip bytes of JavaScript once the app runs on `field`. */
  app?: { script: number };
  /** ms by control. */
  effects?: Record<string, number | null>;
  /** ms by case. */
  routes?: Record<string, number | null>;
  clicks?: { of: number; lost: number; byControl: Record<string, number> };
  builds?: BuildFigures;
};

export type Results = {
  date: string | null;
  machine: MachineFacts;
  /** How often times were measured; the median counts. */
  runs: number;
  sites: Record<string, SiteResults>;
  failures: { site: string; what: string; message: string }[];
};

/**
 * Takes figures by page type and device; gives them as a list.
 */
export function listByPage<Value>(
  byPage: Partial<Record<PageType, Partial<Record<Device, Value>>>>,
): { page: PageType; device: Device; value: Value }[] {
  return Object.entries(byPage).flatMap(([page, byDevice]) =>
    Object.entries(byDevice).map(([device, value]) => ({
      page,
      device,
      value,
    })),
  );
}
