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
};

/** Content of the dialog before typing: favourites and recent hits, or suggestions for queries. */
export function SearchStart({ saved, onFollow, onChange }: Props): ReactNode {
  const { recent, favourites } = saved;
  const keep = (hit: SavedHit) => {
    saved.keep(hit);
    onChange();
  };
  const remove = (url: string) => {
    saved.remove(url);
    onChange();
  };
  if (recent.length + favourites.length === 0) {
    return (
      <div className="finder__none">
        <Translate id="search.hint" description="Shown in the search dialog before anything is typed">
          Type a task, a symbol, or a message that you got.
        </Translate>
      </div>
    );
  }
  return (
    <>
      <SavedList
        title={translate({
          id: 'search.saved.favourites',
          message: 'Favourites',
          description: 'Title of the list of search results that a reader keeps',
        })}
        hits={favourites}
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
    </>
  );
}
