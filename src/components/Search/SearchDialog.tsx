import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { listEntries, type ListEntry } from '@site/src/search/client/listEntries';
import { markOnArrival } from '@site/src/search/client/markTarget';
import { allVersions, type SearchAddress } from '@site/src/search/client/searchAddress';
import { carryQuery } from './carriedQuery';
import { DialogFoot } from './DialogFoot';
import { HitList } from './HitList';
import { moveAmongSaved } from './moveAmongSaved';
import {
  CorrectedQuery,
  Fetching,
  NoResults,
  SearchFailed,
  SearchFailureText,
  SearchHelp,
} from './SearchMessage';
import type { StartText } from './startText';
import { ResultCount } from './ResultCount';
import { SearchStart } from './SearchStart';
import { useListChoice } from './useListChoice';
import { useReaderVersion } from './useReaderVersion';
import { useSavedHits } from './useSavedHits';
import { useSearch } from './useSearch';
import { wordsOf } from './wordsOf';
import { SearchFilters } from './SearchFilters';

type Props = {
  /** Initial content of the field. */
  readonly start?: StartText;
  readonly onClosed: () => void;
};

const escapeKey = () =>
  translate({ id: 'search.keys.escape', message: 'Esc', description: 'Label on the Escape key' });

/**
 * The name of a button has to contain the text on it: speech input finds the button by what the reader sees. Without brackets, which hold what a
 * reader does not have to say (WCAG 2.2, Understanding 2.5.3).
 */
const closeName = () => {
  const name = translate({
    id: 'search.close',
    message: 'Close search',
    description: 'Button that closes the search dialog',
  });
  return `${name}, ${escapeKey()}`;
};

const list = (content: ReactNode) => <div className="finder__list">{content}</div>;
const message = (text: ReactNode) => list(<div className="finder__none">{text}</div>);

/** The search dialog. It searches the reader's version and unversioned pages, unless the reader chooses others. */
export function SearchDialog({ start, onClosed }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState(start?.text ?? '');
  /** What is searched: not the letters that an input method is still composing. */
  const [asked, setAsked] = useState(query);
  const readerVersion = useReaderVersion();
  const [scope, setScope] = useState<Pick<SearchAddress, 'section' | 'version'>>({
    section: null,
    version: null,
  });
  const version = scope.version ?? readerVersion;
  const saved = useSavedHits();
  /** The query whose hits the reader is moving among. */
  const choosing = useRef(start?.early?.hasMoved ? query : null);
  const { answer, isStale, isLoading, failure, retry } = useSearch(
    { query: asked, section: scope.section, version: version === allVersions ? null : version },
    { isChoosing: () => choosing.current === asked, early: start?.early ?? null },
  );
  const hasHits = asked.trim() !== '' && answer.hits.length > 0;
  const entries = listEntries(answer.hits);
  const optionId = (index: number) => `${id}hit${index}`;
  const { chosen, onKeyDown, choose } = useListChoice({
    count: hasHits ? entries.length : 0,
    listKey: JSON.stringify([asked, scope]),
    isStale,
    isFailed: failure !== null,
    elementId: optionId,
    onMove: () => {
      choosing.current = asked;
    },
    start: start?.early?.chosen ?? 0,
  });
  const close = () => dialog.current?.close();
  const ask = (text: string) => {
    setQuery(text);
    setAsked(text);
    field.current?.focus();
  };
  const history = useHistory();

  useEffect(() => {
    const shown = dialog.current;
    const input = field.current;
    shown?.showModal();
    if (start) input?.setSelectionRange(...start.selection);
    if (start?.early) shown?.querySelector('.finder__list')?.scrollTo(0, start.early.scrolled);
    return () => {
      // Still open: unmounted with its page by an earlier navigation, not closed by the reader or by going back.
      if (shown?.open && history.action !== 'POP') carryQuery(input?.value ?? '');
    };
  }, [history, start]);

  const content = () => {
    if (failure) {
      const retryInField = () => {
        retry();
        // The button goes, and the focus would go with it.
        field.current?.focus();
      };
      return message(<SearchFailureText failure={failure} onRetry={retryInField} />);
    }
    if (asked.trim() === '')
      return list(
        <SearchStart saved={saved} onFollow={close} onChange={() => field.current?.focus()} onAsk={ask} />,
      );
    if (hasHits) {
      const follow = (entry: ListEntry) => {
        saved.follow(entry, asked);
        markOnArrival(wordsOf(entry.hit));
        close();
      };
      return (
        <>
          {answer.corrected !== null && <CorrectedQuery query={answer.corrected} />}
          <HitList
            id={`${id}list`}
            entries={entries}
            chosen={chosen}
            optionId={optionId}
            onChoose={choose}
            onFollow={follow}
          />
        </>
      );
    }
    if (isLoading) return message(<Fetching />);
    return message(
      <>
        <NoResults />
        <SearchHelp query={asked} nearest={answer.nearest} onAsk={ask} onFollow={close} />
      </>,
    );
  };

  const status = () => {
    if (failure) return <SearchFailed />;
    if (asked.trim() === '' || isLoading) return null;
    return hasHits ? <ResultCount count={answer.total} /> : <NoResults />;
  };

  return createPortal(
    // The keyboard equivalents of a click on the backdrop are Escape and the button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="finder"
      aria-label={translate({
        id: 'search.dialog',
        message: 'Search',
        description: 'Name of the search dialog',
      })}
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => {
        // Chromium clears a search field on the first Escape and closes the dialog on the second.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          close();
        } else moveAmongSaved(event);
      }}
    >
      <div className="finder__box">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={translate({
            id: 'search.input',
            message: 'Search the documentation',
            description: 'Name of the search field',
          })}
          placeholder={translate({
            id: 'search.placeholder',
            message: 'Search docs, API and posts',
            description: 'Shown in the empty search field',
          })}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? `${id}list` : undefined}
          aria-activedescendant={hasHits ? optionId(chosen) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target, nativeEvent }) => {
            setQuery(target.value);
            if (!(nativeEvent as InputEvent).isComposing) setAsked(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => setAsked(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button type="button" className="finder__clear" onClick={() => ask('')}>
            <Translate id="search.clear" description="Button that empties the field of the search dialog">
              Clear
            </Translate>
          </button>
        )}
        <button type="button" className="finder__close" aria-label={closeName()} onClick={close}>
          <kbd>{escapeKey()}</kbd>
          <Icon name="close" />
        </button>
      </div>
      <SearchFilters
        section={scope.section}
        version={version}
        isDisabled={false}
        counts={asked.trim() === '' ? {} : answer.counts}
        onSection={(section) => setScope({ ...scope, section })}
        onVersion={(label) => setScope({ ...scope, version: label })}
      />
      {content()}
      <DialogFoot
        query={query}
        section={scope.section}
        version={version}
        status={status()}
        onFollow={close}
      />
    </dialog>,
    document.body,
  );
}
