import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { isPlainClick } from '@site/src/lib/isPlainClick';
import { chooseFrom } from '@site/shared/pictures/variants';

type Props = ComponentProps<'img'> & {
  /** Smaller variants, see `plugins/pictures/README.md`. */
  readonly variants?: string;
  readonly place?: 'text' | 'frame';
};

/** A picture within a text, and a link to its file, which opens in a dialog once the app runs. */
export function Picture({ alt = '', title, src = '', variants, place = 'text', ...props }: Props): ReactNode {
  const close = translate({
    id: 'picture.close',
    message: 'Close',
    description: 'Button that closes a large picture',
  });
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isPlot = event.currentTarget.closest('.code-plot') !== null;
    import('./enlarge').then(
      ({ enlarge }) => enlarge({ src, alt, close, isPlot }),
      () => location.assign(src),
    );
  };
  // `src` is set last, because a browser may start loading it immediately.
  const choice = chooseFrom({ src, width: props.width, variants, place });
  return (
    <a
      className="picture"
      href={src}
      onClick={open}
      aria-haspopup="dialog"
      title={title}
      aria-label={translate(
        {
          id: 'picture.enlarge',
          message: 'Enlarge: {alt}',
          description: 'Name of the link around a picture; {alt} describes the picture',
        },
        { alt },
      )}
    >
      <img decoding="async" loading="lazy" alt={alt} {...props} {...choice} src={src} />
      <Icon name="expand" />
    </a>
  );
}
