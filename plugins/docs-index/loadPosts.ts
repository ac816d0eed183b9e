import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { toTeasers, type NewestPosts } from './toTeasers';

/** Loads the newest posts of the default blog; without that blog there are none. */
export function loadPosts(allContent: AllContent): NewestPosts {
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const listed = content?.blogPosts.filter(({ metadata }) => !metadata.unlisted) ?? [];
  return toTeasers(listed.map(({ metadata }) => ({ ...metadata, image: metadata.frontMatter.image })));
}
