import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { toTeasers, type NewestPosts } from './toTeasers';
import type { Story } from './types';

/** Lists the posts of an instance of the blog plugin that readers can find; none without that instance. */
function listPosts(allContent: AllContent, id: string): BlogContent['blogPosts'] {
  const content = allContent['docusaurus-plugin-content-blog']?.[id] as BlogContent | undefined;
  return content?.blogPosts.filter(({ metadata }) => !metadata.unlisted) ?? [];
}

/** Loads the newest posts of the default blog. */
export const loadPosts = (allContent: AllContent): NewestPosts =>
  toTeasers(
    listPosts(allContent, 'default').map(({ metadata }) => ({
      ...metadata,
      image: metadata.frontMatter.image,
    })),
  );

/** Loads who uses Taichi: the user stories, newest first. */
export const loadStories = (allContent: AllContent): Story[] =>
  listPosts(allContent, 'user-stories').map(({ metadata: { title, permalink, description } }) => ({
    title,
    permalink,
    description,
  }));
