import { useId, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { chooseFrom } from '@site/shared/pictures/variants';

type Props = ComponentProps<'img'> & {
  /** Smaller variants, see `plugins/pictures/README.md`. */
  readonly variants?: string;
  readonly place?: 'text' | 'frame';
};

/** A picture within a text; a click enlarges it to the size of the window. The browser does that without a script. */
export function Picture({ alt, title, src, variants, place = 'text', ...props }: Props): ReactNode {
  const id = `picture${useId().replace(/\W/g, '')}`;
  // `src` is set last, because a browser may start loading it immediately.
  const choice = chooseFrom({ src, width: props.width, variants, place });
  return (
    <>
      <button
        type="button"
        className="picture"
        popoverTarget={id}
        title={title}
        aria-label={translate(
          {
            id: 'picture.enlarge',
            message: 'Enlarge: {alt}',
            description: 'Name of the button around a picture; {alt} describes the picture',
          },
          { alt: alt ?? '' },
        )}
      >
        <img decoding="async" loading="lazy" alt={alt} {...props} {...choice} src={src} />
      </button>
      <span
        id={id}
        popover="auto"
        className="picture-large"
        role="dialog"
        aria-label={translate({
          id: 'picture.large',
          message: 'Large picture',
          description: 'Name of the layer that shows a picture as large as the window allows',
        })}
      >
        <button
          type="button"
          className="picture-large__close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'picture.close',
            message: 'Close',
            description: 'Button that closes a large picture',
          })}
        >
          <Icon name="close" />
        </button>
        <img decoding="async" loading="lazy" alt={alt} src={src} />
      </span>
    </>
  );
}
