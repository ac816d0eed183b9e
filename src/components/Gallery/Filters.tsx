import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { galleryKinds, type GalleryKind } from '@site/config/gallery';
import { describeKind } from './describeExample';

type Props = {
  /** Undefined shows everything. */
  readonly chosen: GalleryKind | undefined;
  choose(kind: GalleryKind | undefined): void;
};

/** Buttons that limit the gallery to a subject. */
export function Filters({ chosen, choose }: Props): ReactNode {
  const all = translate({ id: 'gallery.all', message: 'All', description: 'Gallery: no filter' });
  const label = translate({
    id: 'gallery.filters',
    message: 'Subject',
    description: 'Gallery: name of the group of filters',
  });
  return (
    <div className="gallery__filters" role="group" aria-label={label}>
      {[undefined, ...galleryKinds].map((kind) => (
        <button
          key={kind ?? ''}
          type="button"
          className="btn"
          aria-pressed={kind === chosen}
          onClick={() => choose(kind)}
        >
          {kind ? describeKind(kind) : all}
        </button>
      ))}
    </div>
  );
}
