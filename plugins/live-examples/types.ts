import type { GalleryKind } from '../../config/gallery';
import type { Pictures } from '../../shared/build/formatPictures';

/** A live example as the gallery lists it. */
export type GalleryItem = {
  readonly name: string;
  readonly kind: GalleryKind;
  /** Path of the page that has it, without locale and base URL. */
  readonly to: string;
  /** Number of lines of its program that are not empty. */
  readonly lines: number;
  /** Address of its program, below the base URL. */
  readonly file: string;
};

/** Props of `@theme/GalleryPage`. */
export type GalleryProps = {
  readonly items: readonly GalleryItem[];
  readonly pictures: Pictures;
};
