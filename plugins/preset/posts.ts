import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { addRelatedPosts } from './addRelatedPosts';
import { createFeedOptions } from '../blog-feeds';
import type { PostList } from '../../config/content';
import { readingTime } from './readingTime';

/** What all lists of posts share. */
export type SharedPostOptions = Pick<
  BlogOptions,
  'editUrl' | 'remarkPlugins' | 'rehypePlugins' | 'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins'
>;

// Raw Markdown would only make the data of the archive larger.
const processBlogPosts: BlogOptions['processBlogPosts'] = ({ blogPosts }) =>
  Promise.resolve(addRelatedPosts(blogPosts).map((post) => ({ ...post, content: '' })));

/** Creates the options of the blog plugin for a list of posts. */
export function createPostOptions(
  { name, id, title, description, showLastUpdateTime }: PostList,
  { siteTitle, shared }: { readonly siteTitle: string; readonly shared: SharedPostOptions },
): BlogOptions {
  return {
    id,
    path: name,
    routeBasePath: name,
    blogTitle: title,
    blogDescription: description,
    blogSidebarCount: 'ALL',
    blogSidebarTitle: title,
    postsPerPage: 10,
    showReadingTime: true,
    readingTime,
    showLastUpdateTime,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    processBlogPosts,
    feedOptions: createFeedOptions({ id, siteTitle, title, description }),
    ...shared,
  };
}
