import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import type { BoardGroup, BoardList } from '@site/shared/translations/buildBoard';
import { Bar } from './Bar';
import type { BoardLocale } from './boardLocale';
import { countPages } from './countPages';
import { nameOfList } from './nameOfList';
import { PageLinks } from './PageLinks';

function GroupProgress({
  group,
  locale,
}: {
  readonly group: BoardGroup;
  readonly locale: BoardLocale;
}): ReactNode {
  const pagesThatAre = (state: string) => group.pages.filter(({ states }) => states[locale.index] === state);
  return (
    <li>
      {group.label !== null && <Bar name={group.label} count={countPages([group], locale.index)} />}
      <PageLinks
        title={translate({
          id: 'board.stale',
          message: 'Out of date',
          description: 'Title of a list of pages on the board',
        })}
        pages={pagesThatAre('stale')}
        locale={locale}
      />
      <PageLinks
        title={translate({
          id: 'board.missing',
          message: 'Not translated',
          description: 'Title of a list of pages on the board',
        })}
        pages={pagesThatAre('missing')}
        locale={locale}
      />
    </li>
  );
}

type Props = { readonly list: BoardList; readonly locale: BoardLocale };

/** Progress of a list of pages in one locale; unfolds to its groups and the pages that need work, if any. */
export function ListProgress({ list, locale }: Props): ReactNode {
  const groups = list.groups.filter(({ total }) => total > 0);
  const count = countPages(groups, locale.index);
  const bar = <Bar name={nameOfList(list.name)} count={count} />;
  if (count.fresh === count.total) return <p className="board__list board__list--done">{bar}</p>;
  return (
    <details className="board__list">
      <summary>
        {bar}
        <Icon name="caret" className="caret" />
      </summary>
      <ul className="board__groups">
        {groups.map((group) => (
          <GroupProgress key={group.label ?? ''} group={group} locale={locale} />
        ))}
      </ul>
    </details>
  );
}
