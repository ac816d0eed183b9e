/** Lines of the longest short program. */
export const LONGEST_SHORT = 50;
/** Lines of the longest medium program. */
export const LONGEST_MEDIUM = 80;

/** How long a program of the gallery may be; a filter. */
export const galleryLengths = ['short', 'medium', 'long'] as const;

export type GalleryLength = (typeof galleryLengths)[number];

/** Sorts a program by its number of lines. */
export function lengthOf(lines: number): GalleryLength {
  if (lines <= LONGEST_SHORT) return 'short';
  return lines <= LONGEST_MEDIUM ? 'medium' : 'long';
}
