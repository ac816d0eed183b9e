import { translate } from '@docusaurus/Translate';
import { LONGEST_MEDIUM, LONGEST_SHORT, type GalleryLength } from '@site/src/lib/galleryLengths';

/** Names the lengths. */
export function describeLength(length: GalleryLength): string {
  const description = 'Gallery: filter by the number of lines of a program';
  switch (length) {
    case 'short':
      return translate(
        { id: 'gallery.length.short', message: 'Up to {lines} lines', description },
        { lines: LONGEST_SHORT },
      );
    case 'medium':
      return translate(
        { id: 'gallery.length.medium', message: '{from} to {lines} lines', description },
        { from: LONGEST_SHORT + 1, lines: LONGEST_MEDIUM },
      );
    default:
      return translate(
        { id: 'gallery.length.long', message: 'More than {lines} lines', description },
        { lines: LONGEST_MEDIUM },
      );
  }
}
