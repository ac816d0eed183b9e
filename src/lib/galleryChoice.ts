import { galleryKinds, type GalleryKind } from '@site/config/gallery';
import { lastVersion, versions } from '@site/config/versions';
import { galleryLengths, lengthOf, type GalleryLength } from './galleryLengths';

/** Names of the versions of the documentation, newest first. */
export const galleryVersions = versions.map(({ name }) => name);

export type GalleryVersion = (typeof galleryVersions)[number];

/** What a reader limits the gallery to; undefined shows everything. */
export type GalleryChoice = {
  readonly kind?: GalleryKind;
  readonly length?: GalleryLength;
  readonly version?: GalleryVersion;
  /** Only programs that run in the browser. */
  readonly runs?: 'live';
};

type Item = {
  readonly kind: GalleryKind;
  readonly lines: number;
  readonly to: string;
  readonly versions: readonly string[];
  readonly plan?: string;
};

/** Whether a choice shows a program. */
export const isChosen = (item: Item, { kind, length, version, runs }: GalleryChoice): boolean =>
  (kind === undefined || item.kind === kind) &&
  (length === undefined || lengthOf(item.lines) === length) &&
  (version === undefined || item.versions.includes(version)) &&
  (runs === undefined || item.plan !== undefined);

/** The page of a program: in the chosen version, else in the last release, else in the newest version that has it. */
export function pageOf({ to, versions: having }: Item, chosen: GalleryVersion | undefined): string {
  const name = chosen ?? (having.includes(lastVersion) ? lastVersion : having[0]);
  const path = versions.find((version) => version.name === name)?.path;
  return path ? to.replace(/^\/docs\//, `/docs/${path}/`) : to;
}

const find = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((choice) => choice === text);

/** Reads a choice from the fragment of an address; what is not valid is left out. */
export function readChoice(fragment: string): GalleryChoice {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    kind: find(galleryKinds, words.get('subject')),
    length: find(galleryLengths, words.get('length')),
    version: find(galleryVersions, words.get('docs')),
    runs: words.get('live') === 'only' ? 'live' : undefined,
  };
}

/** Reads which program an address shows in full view: `#live=` and its name. Values of its sliders may follow. */
export const readFullView = (fragment: string, names: readonly string[]): string | undefined =>
  find(names, new URLSearchParams(fragment.replace(/^#/, '')).get('live'));

/**
 * Writes a choice as the fragment of an address; empty if everything is shown. It begins with `live`, with which a page starts its app
 * at once: src/boot/boot.ts.
 */
export function formatChoice({ kind, length, version, runs }: GalleryChoice): string {
  const words = Object.entries({ subject: kind, length, docs: version }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
  if (words.length === 0 && runs === undefined) return '';
  return `#${[`live=${runs ? 'only' : 'all'}`, ...words].join('&')}`;
}
