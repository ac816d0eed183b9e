import { translate } from '@docusaurus/Translate';
import { versions } from '@site/config/versions';

/** Translates the name of a list of pages. */
export function nameOfList(name: string): string {
  switch (name) {
    case 'blog':
      return translate({ id: 'board.blog', message: 'Blog', description: 'List of pages on the board' });
    case 'newsletter':
      return translate({
        id: 'board.newsletter',
        message: 'Newsletter',
        description: 'List of pages on the board',
      });
    case 'user-stories':
      return translate({
        id: 'board.stories',
        message: 'User stories',
        description: 'List of pages on the board',
      });
    case 'pages':
      return translate({
        id: 'board.pages',
        message: 'Single pages',
        description: 'List of pages on the board: those that belong to no other list',
      });
    default:
      return translate(
        {
          id: 'board.docs',
          message: 'Documentation {version}',
          description: 'List of pages on the board; {version} is such as v1.6.0 or develop',
        },
        { version: versions.find((version) => version.name === name)?.label ?? name },
      );
  }
}
