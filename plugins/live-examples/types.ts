import type { GalleryKind } from '../../config/gallery';
import type { Pictures } from '../../shared/build/formatPictures';

/** A program as the gallery lists it. */
export type GalleryItem = {
  readonly name: string;
  readonly kind: GalleryKind;
  /** Path of the page that has it, without locale, base URL and version. */
  readonly to: string;
  /** Number of lines of its program that are not empty. */
  readonly lines: number;
  /** Address of its program, below the base URL. */
  readonly file: string;
  /** Names of the versions of the documentation that have it, newest first; none for a program of a post or of the gallery. */
  readonly versions: readonly string[];
  /** Address of its plan, below the base URL, if it runs live. */
  readonly plan?: string;
};

/** Props of `@theme/GalleryPage`. */
export type GalleryProps = {
  readonly items: readonly GalleryItem[];
  readonly pictures: Pictures;
};
