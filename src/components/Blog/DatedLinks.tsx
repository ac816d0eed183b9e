import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Day } from '@site/src/components/Day';

type Props = {
  readonly posts: readonly { readonly permalink: string; readonly title: string; readonly date: string }[];
  readonly hasYear?: boolean;
};

/** Posts as a list of rows: date and title. */
export function DatedLinks({ posts, hasYear = false }: Props): ReactNode {
  return (
    <ul className="dated">
      {posts.map(({ permalink, title, date }) => (
        <li key={permalink}>
          <Link to={permalink}>
            <Day date={date} hasYear={hasYear} /> <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
