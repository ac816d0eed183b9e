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

/** The picture of a post, on its page or in a list, in the width that is shown there. */
export function Cover({ alt, src, variants, place, ...props }: Props): ReactNode {
  // The source comes last: a browser may load it as soon as it is set.
  const choice = chooseFrom({ src, width: size.width, variants, place });
  return <img alt={alt} {...props} {...size} {...choice} src={src} />;
}
