import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

type Props = { readonly tags: readonly { readonly label: string; readonly permalink: string }[] };

/** The tags of a post, each linked to the posts that share it. */
export function PostTags({ tags }: Props): ReactNode {
  if (tags.length === 0) return null;
  const label = translate({
    id: 'theme.tags.tagsListLabel',
    message: 'Tags:',
    description: 'Name of the list of tags of a post',
  });
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Link to={tag.permalink} rel="tag">
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
