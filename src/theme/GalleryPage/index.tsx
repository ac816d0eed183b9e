// Page of plugins/live-examples: not in the classic theme.
import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { galleryKinds } from '@site/config/gallery';
import { versions } from '@site/config/versions';
import type { GalleryProps } from '@site/plugins/live-examples/types';
import { describeKind } from '@site/src/components/Gallery/describeExample';
import { describeLength } from '@site/src/components/Gallery/describeLength';
import { Filters } from '@site/src/components/Gallery/Filters';
import { Tile } from '@site/src/components/Gallery/Tile';
import { useChoice } from '@site/src/components/Gallery/useChoice';
import { PageFrame } from '@site/src/components/PageFrame';
import { galleryVersions, isChosen, pageOf } from '@site/src/lib/galleryChoice';
import { galleryLengths } from '@site/src/lib/galleryLengths';

function AllFilters({
  state: [choice, choose],
}: {
  readonly state: ReturnType<typeof useChoice>;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = [choice.length, choice.version, choice.runs].some((one) => one !== undefined);
  return (
    <>
      <Filters
        label={translate({
          id: 'gallery.filters',
          message: 'Subject',
          description: 'Gallery: name of the group of filters',
        })}
        choices={galleryKinds}
        chosen={choice.kind}
        describe={describeKind}
        choose={(kind) => choose({ kind })}
      />
      <details
        className="gallery__more"
        open={isOpen || hasMore}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <Translate id="gallery.more" description="Gallery: opens three groups of filters">
            More filters
          </Translate>
        </summary>
        <Filters
          label={translate({
            id: 'gallery.lengths',
            message: 'Length of the program',
            description: 'Gallery: name of the second group of filters',
          })}
          choices={galleryLengths}
          chosen={choice.length}
          describe={describeLength}
          choose={(length) => choose({ length })}
        />
        <Filters
          label={translate({
            id: 'gallery.versions',
            message: 'Documentation',
            description: 'Gallery: name of the third group of filters',
          })}
          choices={galleryVersions}
          chosen={choice.version}
          describe={(version) =>
            translate(
              {
                id: 'gallery.version',
                message: 'Docs {version}',
                description:
                  'Gallery: filter; {version} is a version of the documentation, such as v1.6.0 or develop',
              },
              { version: versions.find(({ name }) => name === version)?.label ?? version },
            )
          }
          choose={(version) => choose({ version })}
        />
        <Filters
          label={translate({
            id: 'gallery.runs',
            message: 'Where it runs',
            description: 'Gallery: name of the fourth group of filters',
          })}
          choices={['live'] as const}
          chosen={choice.runs}
          describe={() =>
            translate({
              id: 'gallery.runs.live',
              message: 'Plays in the browser',
              description: 'Gallery: filter',
            })
          }
          choose={(runs) => choose({ runs })}
        />
      </details>
    </>
  );
}

/** The page at `/gallery`: pictures that programs made, each with its page; many of the programs run in the browser. */
export default function GalleryPage({ items, pictures: { covers, coverVariants } }: GalleryProps): ReactNode {
  const state = useChoice();
  const [choice] = state;
  const [playing, setPlaying] = useState<string>();
  const shown = items.filter((item) => isChosen(item, choice));
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
      <AllFilters state={state} />
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
            stop={() => setPlaying((now) => (now === item.name ? undefined : now))}
          />
        ))}
      </ul>
    </PageFrame>
  );
}
