import { sections, type Section } from '../../../shared/search-format/sections';
import type { ListEntry } from './listEntries';
import type { HitView, TextPart } from './readHit';

/** A hit that the reader followed or kept. */
export type SavedHit = {
  url: string;
  section: Section;
  title: string;
  /** Empty when the hit is the page itself. */
  heading: string;
};

/** The hits that a browser stores, newest first. */
export type SavedHits = {
  recent: SavedHit[];
  favorites: SavedHit[];
  /** Queries with a followed hit. */
  queries: string[];
};

export const noSavedHits: SavedHits = { recent: [], favorites: [], queries: [] };

const maxRecent = 7;
const maxFavorites = 20;
const maxQueries = 5;
const longestQuery = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Accepts only paths within this site: stored data may have been modified by others. */
const isSavedHit = (value: unknown): value is SavedHit =>
  isObject(value) &&
  typeof value.url === 'string' &&
  /^\/(?![/\\])/.test(value.url) &&
  sections.some((section) => section === value.section) &&
  typeof value.title === 'string' &&
  typeof value.heading === 'string';

const readList = (value: unknown, length: number): SavedHit[] =>
  Array.isArray(value) ? value.filter(isSavedHit).slice(0, length) : [];

const readQueries = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
        .map((query) => query.slice(0, longestQuery))
        .slice(0, maxQueries)
    : [];

/**
 * Reads the stored hits; damaged ones are dropped.
 *
 * @param text Stored text, null if there is none.
 */
export function readSavedHits(text: string | null): SavedHits {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return noSavedHits;
    return {
      recent: readList(value.recent, maxRecent),
      favorites: readList(value.favorites, maxFavorites),
      queries: readQueries(value.queries),
    };
  } catch {
    return noSavedHits;
  }
}

const toText = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** Reduces a hit to the properties that are stored. */
function toSavedHit({ url, section, title, heading }: HitView): SavedHit {
  return { url, section, title: toText(title), heading: heading ? toText(heading) : '' };
}

const without = (list: readonly SavedHit[], url: string): SavedHit[] => list.filter((hit) => hit.url !== url);

/** Adds a followed hit to the recent ones, unless it is a favorite. */
export function addRecent(saved: SavedHits, hit: SavedHit): SavedHits {
  const { recent, favorites } = saved;
  if (favorites.some(({ url }) => url === hit.url)) return saved;
  return { ...saved, recent: [hit, ...without(recent, hit.url)].slice(0, maxRecent) };
}

/** Moves a hit to the favorites. */
export function addFavorite(saved: SavedHits, hit: SavedHit): SavedHits {
  const { recent, favorites } = saved;
  return {
    ...saved,
    recent: without(recent, hit.url),
    favorites: [hit, ...without(favorites, hit.url)].slice(0, maxFavorites),
  };
}

/** Removes the hit with this URL. */
export function removeSaved(saved: SavedHits, url: string): SavedHits {
  return { ...saved, recent: without(saved.recent, url), favorites: without(saved.favorites, url) };
}

/** Adds a query whose hit was followed. */
export function addQuery(saved: SavedHits, query: string): SavedHits {
  const asked = query.trim().slice(0, longestQuery);
  if (asked === '') return saved;
  const others = saved.queries.filter((each) => each !== asked);
  return { ...saved, queries: [asked, ...others].slice(0, maxQueries) };
}

/** Adds a followed entry of the list, and its query. */
export function addFollowed(saved: SavedHits, { url, hit, section }: ListEntry, query: string): SavedHits {
  const followed = toSavedHit({ ...hit, url, heading: section ?? hit.heading });
  return addQuery(addRecent(saved, followed), query);
}
