// Page of plugins/live-examples: not in the classic theme.
import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { GalleryProps } from '@site/plugins/live-examples/types';
import { GalleryFilters } from '@site/src/components/Gallery/GalleryFilters';
import { Tile } from '@site/src/components/Gallery/Tile';
import { findLive, useFullView } from '@site/src/components/Gallery/useFullView';
import { useChoice } from '@site/src/components/Gallery/useChoice';
import { PageFrame } from '@site/src/components/PageFrame';
import { isChosen, pageOf } from '@site/src/lib/galleryChoice';

/** The page at `/gallery`: pictures that programs made, each with its page; many of the programs run in the browser. */
export default function GalleryPage({ items, pictures: { covers, coverVariants } }: GalleryProps): ReactNode {
  const [choice, choose] = useChoice();
  const [playing, setPlaying] = useState<string>();
  const shown = items.filter((item) => isChosen(item, choice));
  const { name: enlarged, startsAtOnce, ...fullView } = useFullView(items, choice);
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
          Every picture was made by a complete Taichi program. Those with a Play button run here, on your own
          GPU.
        </Translate>
      </p>
      <GalleryFilters choice={choice} choose={choose} />
      <p className="vh" role="status">
        {translate(
          {
            id: 'gallery.count',
            message: '{shown} of {all} pictures',
            description: 'Gallery: announced when a filter was chosen',
          },
          { shown: shown.length, all: items.length },
        )}
      </p>
      <ul className="tiles">
        {shown.map((item, index) => (
          <Tile
            key={item.name}
            item={item}
            to={pageOf(item, choice.version)}
            picture={{ src: covers[item.name], variants: coverVariants[item.name] }}
            loading={index < 6 ? 'eager' : 'lazy'}
            isPlaying={playing === item.name}
            play={() => setPlaying(item.name)}
            enlarge={() => {
              setPlaying(undefined);
              fullView.open(item.name);
            }}
            stop={() => setPlaying((now) => (now === item.name ? undefined : now))}
          />
        ))}
      </ul>
      {enlarged && fullView.View && (
        <fullView.View
          items={findLive(items, { choice, enlarged })}
          name={enlarged}
          startsAtOnce={startsAtOnce}
          pictures={{ covers, coverVariants }}
          version={choice.version}
          show={fullView.show}
          close={fullView.close}
        />
      )}
    </PageFrame>
  );
}
