import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** A number of posts in words. */
export function PostCount({ count }: { readonly count: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const text = translate(
    {
      id: 'theme.blog.post.plurals',
      message: '1 post|{count} posts',
      description: 'Number of posts: the plural forms of your language, separated by "|"',
    },
    { count },
  );
  return selectMessage(count, text);
}
