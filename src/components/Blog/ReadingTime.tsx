import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Reading time of a post, in whole minutes. */
export function ReadingTime({ minutes }: { readonly minutes: number | undefined }): ReactNode {
  const { selectMessage } = usePluralForm();
  if (minutes === undefined) return null;
  const readingTime = Math.max(1, Math.ceil(minutes));
  const text = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: '1 min read|{readingTime} min read',
      description: 'Reading time of a post: the plural forms of your language, separated by "|"',
    },
    { readingTime },
  );
  return <span>{selectMessage(readingTime, text)}</span>;
}
