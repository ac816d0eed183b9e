import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Reads an SVG sprite.
 *
 * @returns Its text without whitespace between elements, and a name below the base URL that contains its hash.
 */
export function readSprite(file: string): { readonly name: string; readonly text: string } {
  const text = readSource(file)
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `assets/icons.${hash}.svg`, text };
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file}: the sprite cannot be read. Fix: correct "file" in the plugin's options.`, {
      cause,
    });
  }
}
