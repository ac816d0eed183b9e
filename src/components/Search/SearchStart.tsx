import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SavedHit } from '@site/src/search/client/savedHits';
import { SavedList } from './SavedList';
import type { useSavedHits } from './useSavedHits';

type Props = {
  readonly saved: ReturnType<typeof useSavedHits>;
  readonly onFollow: () => void;
  /** Called when a button removed its own row, so that the focus can move. */
  readonly onChange: () => void;
  /** Called with a suggested query. */
  readonly onAsk: (query: string) => void;
};

/** Queries of the three kinds that the search answers: a task, a symbol, a message. */
const listStarters = (): string[] => [
  translate({
    id: 'search.starter.task',
    message: 'install',
    description: 'Suggested search: one or two words for the task of installing Taichi',
  }),
  'ti.field',
  'index out of range',
];

function Queries({
  queries,
  onAsk,
}: Pick<Props, 'onAsk'> & { readonly queries: readonly string[] }): ReactNode {
  return (
    <div className="starters">
      {queries.map((query) => (
        <button key={query} type="button" className="btn" onClick={() => onAsk(query)}>
          {query}
        </button>
      ))}
    </div>
  );
}

/** Content of the dialog before typing: favorites and recent hits, or suggestions for queries. */
export function SearchStart({ saved, onFollow, onChange, onAsk }: Props): ReactNode {
  const { recent, favorites, queries } = saved;
  const keep = (hit: SavedHit) => {
    saved.keep(hit);
    onChange();
  };
  const remove = (url: string) => {
    saved.remove(url);
    onChange();
  };
  if (recent.length + favorites.length + queries.length === 0) {
    return (
      <>
        <p className="finder__group">
          <Translate id="search.hint" description="Shown in the search dialog before anything is typed">
            Type a task, a symbol, or a message that you got.
          </Translate>
        </p>
        <Queries queries={listStarters()} onAsk={onAsk} />
      </>
    );
  }
  return (
    <>
      <SavedList
        title={translate({
          id: 'search.saved.favorites',
          message: 'Favorites',
          description: 'Title of the list of search results that a reader keeps',
        })}
        hits={favorites}
        onRemove={remove}
        onFollow={onFollow}
      />
      <SavedList
        title={translate({
          id: 'search.saved.recent',
          message: 'Recent',
          description: 'Title of the list of search results that a reader followed',
        })}
        hits={recent}
        onKeep={keep}
        onRemove={remove}
        onFollow={onFollow}
      />
      {queries.length > 0 && (
        <>
          <p className="finder__group">
            <Translate
              id="search.saved.queries"
              description="Title of the queries that a reader searched before"
            >
              Recent searches
            </Translate>
          </p>
          <Queries queries={queries} onAsk={onAsk} />
        </>
      )}
    </>
  );
}
