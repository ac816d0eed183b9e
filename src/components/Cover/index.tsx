import { type ComponentProps, type ReactNode } from 'react';
import { chooseFrom, type PicturePlace } from '@site/shared/pictures/variants';

type Props = Omit<ComponentProps<'img'>, 'width' | 'height' | 'srcSet' | 'sizes'> & {
  readonly alt: string;
  /** Smaller variants, see `plugins/pictures/README.md`. */
  readonly variants: string | undefined;
  readonly place: PicturePlace;
};

/** Every cover has this size. */
const size = { width: 960, height: 600 };

/** The cover of a post, on its page or in a list, in a width that suits the place. */
export function Cover({ alt, src, variants, place, ...props }: Props): ReactNode {
  // `src` is set last, because a browser may start loading it immediately.
  const choice = chooseFrom({ src, width: size.width, variants, place });
  return <img alt={alt} {...props} {...size} {...choice} src={src} />;
}
