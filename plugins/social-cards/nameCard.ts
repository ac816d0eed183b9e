import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Card } from './types';

/** Counts changes of the drawing that no other part of a card's name shows. */
const drawing = 2;

const hashes = new Map<string, string>();

/** Hashes a picture, once for all cards that show it. */
function hashPicture(file: string): string {
  const hash = hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(file, hash);
  return hash;
}

/** Names the file of a card by everything that it is made of. */
export function nameCard({ title, sections, locale, isCode, picture }: Card, logo: string): string {
  const parts = [
    drawing,
    sharp.versions.sharp,
    logo,
    title,
    sections,
    // It decides where lines end, but not in a name: the pages of the API share their cards between languages.
    isCode ? undefined : locale,
    isCode,
    picture && hashPicture(picture),
  ];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  return `card-${hash}.${picture === undefined ? 'png' : 'jpg'}`;
}
