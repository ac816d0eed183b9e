// Page of plugins/live-examples: not in the classic theme.
import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { galleryKinds, type GalleryKind } from '@site/config/gallery';
import type { GalleryProps } from '@site/plugins/live-examples/types';
import { Cover } from '@site/src/components/Cover';
import { describeExample, describeKind } from '@site/src/components/Gallery/describeExample';
import { Facts } from '@site/src/components/Gallery/Facts';
import { Filters } from '@site/src/components/Gallery/Filters';
import { describeLength } from '@site/src/components/Gallery/describeLength';
import { PageFrame } from '@site/src/components/PageFrame';
import { galleryLengths, lengthOf, type GalleryLength } from '@site/src/lib/galleryLengths';

/** The page at `/gallery`: pictures of the programs that run in the browser, each with its page. */
export default function GalleryPage({ items, pictures: { covers, coverVariants } }: GalleryProps): ReactNode {
  const [kind, setKind] = useState<GalleryKind>();
  const [length, setLength] = useState<GalleryLength>();
  const shown = items.filter(
    (item) =>
      (kind === undefined || item.kind === kind) && (length === undefined || lengthOf(item.lines) === length),
  );
  return (
    <PageFrame
      className="home gallery"
      title={translate({ id: 'gallery.title', message: 'Gallery', description: 'Title of the gallery' })}
      description={translate({
        id: 'gallery.description',
        message: 'Taichi programs that run on the GPU of your own browser, with their complete code.',
        description: 'Description of the gallery for search engines',
      })}
    >
      <h1>
        <Translate id="gallery.title" description="Title of the gallery">
          Gallery
        </Translate>
      </h1>
      <p className="lead">
        <Translate id="gallery.lead" description="Text below the heading of the gallery">
          Every picture is a complete Taichi program. Open one, press Run, and it computes on your own GPU.
        </Translate>
      </p>
      <Filters
        label={translate({
          id: 'gallery.filters',
          message: 'Subject',
          description: 'Gallery: name of the group of filters',
        })}
        choices={galleryKinds}
        chosen={kind}
        describe={describeKind}
        choose={setKind}
      />
      <Filters
        label={translate({
          id: 'gallery.lengths',
          message: 'Length of the program',
          description: 'Gallery: name of the second group of filters',
        })}
        choices={galleryLengths}
        chosen={length}
        describe={describeLength}
        choose={setLength}
      />
      <ul className="tiles">
        {shown.map(({ name, to, lines, file }, index) => (
          <li key={name} className="tile">
            <Cover
              src={covers[name]}
              variants={coverVariants[name]}
              place="tile"
              loading={index < 6 ? 'eager' : 'lazy'}
              alt=""
            />
            <Link to={to}>{describeExample(name)}</Link>
            <Facts name={name} lines={lines} file={file} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
