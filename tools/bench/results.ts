import type { Failure } from './attempt';
import type { BuildFigures } from './measure/builds';
import { DEVICE_NAMES, type Device } from './measure/devices';
import type { LighthouseFigures } from './measure/lighthouse';
import type { InlineBytes } from './measure/inlineBytes';
import type { MachineFacts } from './measure/machine';
import type { LostClicks } from './measure/presses';
import type { RouteTimes } from './measure/routes';
import type { TransferSums } from './measure/transfers';
import { PAGE_TYPES, type PageType, type SiteId } from './sites/site';

/** Bytes loaded before the first interaction, with Brotli, and again with gzip. */
export type PageBytes = TransferSums & {
  gzip: TransferSums;
  /** What is part of the document; absent in runs before 2026-11-27, which counted files only. */
  inline?: InlineBytes;
};

export type ByPage<Figures> = Partial<Record<PageType, Partial<Record<Device, Figures>>>>;

/** The figures of the parts that are measured on every page type and device. */
export type PageFigures = { bytes: PageBytes; lighthouse: LighthouseFigures };

/** The figures of one site; a part that did not run, or that failed, is absent. */
export type SiteResults = { [Part in keyof PageFigures]: ByPage<PageFigures[Part]> } & {
  name: string;
  version: string | null;
  /** gzip bytes of JavaScript once the app runs on `field`, inline scripts included. */
  app?: { script: number };
  /** Milliseconds by control; null where a press had no effect. */
  effects?: Record<string, number | null>;
  routes?: RouteTimes;
  clicks?: LostClicks;
  builds?: BuildFigures;
};

/** The content of results.json. */
export type Results = {
  date: string | null;
  machine: MachineFacts;
  /** How often each timing was repeated; the median is kept. */
  runs: number;
  sites: Partial<Record<SiteId, SiteResults>>;
  failures: readonly Failure[];
};

/** Lists figures in the order of the report's tables. */
export function listByPage<Figures>(
  byPage: ByPage<Figures>,
): { page: PageType; device: Device; value: Figures }[] {
  return PAGE_TYPES.flatMap((page) =>
    DEVICE_NAMES.flatMap((device) => {
      const value = byPage[page]?.[device];
      return value === undefined ? [] : [{ page, device, value }];
    }),
  );
}
