import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {
  readonly name: string;
  readonly lines: number;
  /** Address of the program, below the base URL. */
  readonly file: string;
};

/** The line below the name of an example: how long its program is, and a link that downloads it. */
export function Facts({ name, lines, file }: Props): ReactNode {
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
    </p>
  );
}
