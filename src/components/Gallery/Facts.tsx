import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { describeExample } from './describeExample';

type Props = {
  readonly name: string;
  readonly lines: number;
  /** Address of the program, below the base URL. */
  readonly file: string;
  /** Shows the program in full view, if it runs live. */
  enlarge?(): void;
};

/** The line below the name of an example: how long its program is, and a link that downloads it. */
export function Facts({ name, lines, file, enlarge }: Props): ReactNode {
  const program = `${name}.py`;
  return (
    <p className="gallery__facts">
      <Translate
        id="gallery.lines"
        description="Gallery: number of lines of a program; never less than ten"
        values={{ lines }}
      >
        {'{lines} lines'}
      </Translate>
      {' · '}
      <a href={useBaseUrl(file)} download={program}>
        {translate(
          {
            id: 'gallery.download',
            message: 'Download {program}',
            description: 'Gallery: link that downloads a program, a Python file',
          },
          { program },
        )}
      </a>
      {enlarge && (
        <>
          {' · '}
          <button
            type="button"
            className="live__name"
            data-full-view={name}
            aria-label={translate(
              {
                id: 'gallery.full.of',
                message: 'Full view: {name}',
                description:
                  'Gallery: name of the button "Full view" for assistive technology; begins with the text of the button',
              },
              { name: describeExample(name) },
            )}
            onClick={enlarge}
          >
            <Translate
              id="gallery.full"
              description="Gallery: button below a picture; shows the running program large, with its controls"
            >
              Full view
            </Translate>
          </button>
        </>
      )}
    </p>
  );
}
