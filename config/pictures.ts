import type { PictureSources } from '../shared/pictures/sources';
import { contentLists } from './content';
import { gallery, galleryFolder } from './gallery';

/** The bitmaps of this site, whose smaller variants are in `data/pictures`. */
export const pictures: PictureSources = {
  folders: [
    ...contentLists.filter(({ kind }) => kind !== 'pages').map(({ folder }) => folder),
    galleryFolder,
  ],
  covers: gallery.map(({ picture }) => picture),
};
