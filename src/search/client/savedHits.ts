import { sections, type Section } from '../../../shared/search-format/sections';
import type { HitView, TextPart } from './readHit';

/** A hit that a reader followed, or keeps. */
export type SavedHit = {
  url: string;
  section: Section;
  title: string;
  /** Empty when the hit is the page itself. */
  heading: string;
};

/** What a browser keeps of a reader's searches, newest first. */
export type SavedHits = { recent: SavedHit[]; favourites: SavedHit[] };

export const noSavedHits: SavedHits = { recent: [], favourites: [] };

const maxRecent = 7;
const maxFavourites = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A path of this site and nothing else: what is kept may have been changed by others. */
const isSavedHit = (value: unknown): value is SavedHit =>
  isObject(value) &&
  typeof value.url === 'string' &&
  /^\/(?![/\\])/.test(value.url) &&
  sections.some((section) => section === value.section) &&
  typeof value.title === 'string' &&
  typeof value.heading === 'string';

const readList = (value: unknown, length: number): SavedHit[] =>
  Array.isArray(value) ? value.filter(isSavedHit).slice(0, length) : [];

/** Takes what the browser kept (null for nothing), returns the hits in it; damaged ones are left out. */
export function readSavedHits(text: string | null): SavedHits {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return noSavedHits;
    return {
      recent: readList(value.recent, maxRecent),
      favourites: readList(value.favourites, maxFavourites),
    };
  } catch {
    return noSavedHits;
  }
}

const toText = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** Takes a hit, returns what is kept of it. */
export function toSavedHit({ url, section, title, heading }: HitView): SavedHit {
  return { url, section, title: toText(title), heading: heading ? toText(heading) : '' };
}

const without = (list: readonly SavedHit[], url: string): SavedHit[] => list.filter((hit) => hit.url !== url);

/** Takes what is kept and a hit that was followed, returns both; a favourite does not become a recent one. */
export function addRecent({ recent, favourites }: SavedHits, hit: SavedHit): SavedHits {
  if (favourites.some(({ url }) => url === hit.url)) return { recent, favourites };
  return { recent: [hit, ...without(recent, hit.url)].slice(0, maxRecent), favourites };
}

/** Takes what is kept and a hit, returns it with the hit among the favourites, and no longer among the recent ones. */
export function addFavourite({ recent, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return {
    recent: without(recent, hit.url),
    favourites: [hit, ...without(favourites, hit.url)].slice(0, maxFavourites),
  };
}

/** Takes what is kept and the address of a hit, returns it without that hit. */
export function removeSaved({ recent, favourites }: SavedHits, url: string): SavedHits {
  return { recent: without(recent, url), favourites: without(favourites, url) };
}
