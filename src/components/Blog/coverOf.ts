import type { Content } from '@theme/BlogPostPage';

type CoverSource = { readonly src: string | undefined; readonly variants: string | undefined };

/** Takes a post; returns its picture, and the smaller variants of it that `plugins/markdown/pictureVariants.ts` exports. */
export function coverOf(content: Content): CoverSource {
  const { coverVariants } = content as { readonly coverVariants?: string };
  return { src: content.assets.image, variants: coverVariants };
}
