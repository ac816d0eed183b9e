import type { Content } from '@theme/BlogPostPage';

type CoverSource = { readonly src: string | undefined; readonly variants: string | undefined };

/** Returns the cover of a post, with the smaller variants that `plugins/markdown/pictureVariants.ts` exports. */
export function coverOf(content: Content): CoverSource {
  const { coverVariants } = content as { readonly coverVariants?: string };
  return { src: content.assets.image, variants: coverVariants };
}
