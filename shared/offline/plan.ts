import type { OfflineSet } from './format';

/** Name of the plan in the folder of the lists. The build replaces it by the lists once all files of the site are final. */
export const planName = 'plan.json';

/** The sets of a locale before their files are known. */
export type OfflinePlan = {
  /** Base URL of the site. */
  readonly root: string;
  readonly sets: readonly (Pick<OfflineSet, 'locale' | 'version' | 'home' | 'start'> & {
    /** Addresses of the pages. */
    readonly pages: readonly string[];
  })[];
};
