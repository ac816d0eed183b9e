import { translate } from '@docusaurus/Translate';
import type { Section } from '@site/shared/search-format/sections';

/** Translates the name of a section of the site. */
export function describeSection(section: Section): string {
  switch (section) {
    case 'docs':
      return translate({
        id: 'search.section.docs',
        message: 'Docs',
        description: 'Group of search results: documentation',
      });
    case 'api':
      return translate({
        id: 'search.section.api',
        message: 'API',
        description: 'Group of search results: API reference',
      });
    case 'blog':
      return translate({
        id: 'search.section.blog',
        message: 'Blog',
        description: 'Group of search results: blog posts',
      });
    case 'newsletter':
      return translate({
        id: 'search.section.newsletter',
        message: 'Newsletter',
        description: 'Group of search results: newsletters',
      });
    case 'user-stories':
      return translate({
        id: 'search.section.userStories',
        message: 'User stories',
        description: 'Group of search results: user stories',
      });
    case 'pages':
      return translate({
        id: 'search.section.pages',
        message: 'Other pages',
        description: 'Group of search results: all other pages',
      });
  }
}
