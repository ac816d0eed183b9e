import type { MarkdownConfig } from '@docusaurus/types';
import { escapeMarkdownHeadingIds, unwrapMdxCodeBlocks } from '@docusaurus/utils';

/** Changes the text of a page as Docusaurus does before it is parsed. */
export function prepareText(
  content: string,
  { mdx1Compat }: { readonly mdx1Compat: Pick<MarkdownConfig['mdx1Compat'], 'headingIds'> },
): string {
  const unwrapped = unwrapMdxCodeBlocks(content);
  return mdx1Compat.headingIds ? escapeMarkdownHeadingIds(unwrapped) : unwrapped;
}
