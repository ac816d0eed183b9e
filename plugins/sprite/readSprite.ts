import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Takes the path of an SVG file; gives its text without the space between elements, and a name for it below the base URL that
 * holds a hash of that text.
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
