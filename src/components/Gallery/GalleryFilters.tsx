import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { galleryKinds } from '@site/config/gallery';
import { versions } from '@site/config/versions';
import { galleryVersions } from '@site/src/lib/galleryChoice';
import { galleryLengths } from '@site/src/lib/galleryLengths';
import { describeKind } from './describeExample';
import { describeLength } from './describeLength';
import { Filters } from './Filters';
import type { useChoice } from './useChoice';

type Props = {
  readonly choice: ReturnType<typeof useChoice>[0];
  readonly choose: ReturnType<typeof useChoice>[1];
};

/** The filters of the wall: by subject, and three groups more that open on demand, or while one of them is in use. */
export function GalleryFilters({ choice, choose }: Props): ReactNode {
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
