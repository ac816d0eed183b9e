import { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { type Drawing, type Part } from '@site/shared/pictures/diagram';

type Props = {
  /** Describes the diagram to those who do not see it. */
  readonly alt: string;
  readonly drawing: Drawing;
};

/** Narrower drawings do not fill the column of the code, because their labels would become larger than the text. */
const wide = 640;

function Whole({ alt, part }: { readonly alt: string; readonly part: Part }): ReactNode {
  const isNarrow = Number(part.viewBox.split(' ')[2]) < wide;
  const label = translate({
    id: 'diagram.label',
    message: 'Diagram',
    description: 'Name of a diagram that scrolls, for assistive tools',
  });
  return (
    <div className="diagram-box" tabIndex={0} role="group" aria-label={label}>
      <svg
        className={clsx('diagram', isNarrow && 'diagram--narrow')}
        viewBox={part.viewBox}
        width={part.width}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    </div>
  );
}

/**
 * A diagram in the colors of the page, with legible labels: on a phone its parts are one below the other, and a
 * drawing that is still too wide scrolls sideways.
 */
export function Diagram({ alt, drawing }: Props): ReactNode {
  const [first, ...others] = drawing;
  if (first && others.length === 0) return <Whole alt={alt} part={first} />;
  return (
    <div className="diagram-parts" role="img" aria-label={alt}>
      {drawing.map(({ viewBox, html }) => (
        <svg key={html} className="diagram" viewBox={viewBox} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  );
}
