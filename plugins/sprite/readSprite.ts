import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Reads an SVG sprite.
 *
 * @returns Its text without whitespace between elements, and a name below the base URL that contains its hash.
 */
export function readSprite(file: string): { readonly name: string; readonly text: string } {
  const text = readFileSync(file, 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `assets/icons.${hash}.svg`, text };
}
