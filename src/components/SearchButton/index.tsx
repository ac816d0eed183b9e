import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Icon } from '@site/src/components/Icon';
import { isPlainClick } from '@site/src/lib/isPlainClick';
import { findEarlySearch } from '@site/src/search/early/earlySearch';
import { isSearchShortcut } from '@site/src/search/client/isSearchShortcut';
import {
  findSearchField,
  openSearchBox,
  removeSearchBox,
  whenComposed,
} from '@site/src/search/client/searchBox';
import { writeSearchAddress } from '@site/src/search/client/searchAddress';
import type { StartText } from '@site/src/components/Search/startText';
import { takeCarriedQuery } from '@site/src/components/Search/carriedQuery';

/** The dialog of the embedded index or that of hosted search. */
type Dialog = ComponentType<{ readonly start?: StartText; readonly onClosed: () => void }>;

// The condition is a build-time constant (plugins/search-index), so only one of the two is bundled. plugins/first-view
// looks the chunk up by name: a click before the app runs loads both in parallel.
const loadDialog = (): Promise<Dialog> =>
  process.env.HOSTED_SEARCH
    ? import(/* webpackChunkName: "search-dialog" */ '@site/src/components/Search/HostedSearch').then(
        ({ HostedSearch }) => HostedSearch,
      )
    : import(/* webpackChunkName: "search-dialog" */ '@site/src/components/Search/SearchDialog').then(
        ({ SearchDialog }) => SearchDialog,
      );

/** Preloads the dialog on hover or focus; a failure is only shown when the dialog is opened. */
const loadAhead = () => void loadDialog().catch(() => undefined);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function useIsApple(): boolean {
  const [isApple, setIsApple] = useState(false);
  useEffect(() => setIsApple(/mac|iphone|ipad/i.test(navigator.platform)), []);
  return isApple;
}

/** Opens the search dialog, also on Ctrl K, ⌘ K and /. Without the app it is a link to the search page. */
export function SearchButton(): ReactNode {
  const page = useBaseUrl('/search');
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [start, setStart] = useState<StartText>();
  const isApple = useIsApple();

  const open = (query?: string) => {
    // A held click is replayed although the dialog has taken the box over already.
    if (Dialog) return;
    // Whoever types at once types into the box, although the code of the dialog may still be on its way.
    if (link.current && !findSearchField()) openSearchBox(link.current, () => undefined);
    const box = findSearchField();
    if (box && query !== undefined && box.value !== query) box.value = query;
    loadDialog().then(
      (Loaded) =>
        whenComposed((field) => {
          // The reader has closed the box, or the next page's button takes it over.
          if (!field || !link.current) return;
          const { value, selectionStart, selectionEnd } = field;
          const early = findEarlySearch()?.readBox() ?? null;
          // First of all: what is not in a modal dialog cannot get the focus beside one.
          removeSearchBox();
          // Before the next key is handled: it goes to the dialog.
          flushSync(() => {
            setStart({ text: value, selection: [selectionStart ?? 0, selectionEnd ?? 0], early });
            setDialog(() => Loaded);
          });
        }),
      // The dialog's code failed to load: the search page offers the same results.
      () => {
        const field = findSearchField();
        if (!field) return;
        const address = { query: field.value, section: null, version: null };
        window.location.assign(page + writeSearchAddress(address));
      },
    );
  };

  // Before the next page is painted: a shortcut that is pressed as soon as a long page shows would be lost otherwise.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isField(event.target))) return;
      event.preventDefault();
      const shown = document.querySelector<HTMLDialogElement>('dialog.finder[open]');
      if (shown) shown.close();
      else link.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const takeOver = useEffectEvent(() => {
    const query = takeCarriedQuery() ?? findSearchField()?.value;
    if (query !== undefined) open(query);
  });
  useEffect(() => takeOver(), []);

  const onClosed = () => {
    setDialog(null);
    // The browser restores the focus when a dialog element closes, but there may have been none, and DocSearch's modal is no such element.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) link.current?.focus();
    });
  };

  return (
    <>
      <a
        ref={link}
        className="search"
        href={page}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K /' : 'Control+K /'}
        onFocus={loadAhead}
        onPointerEnter={loadAhead}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
        <span>
          <Translate id="search.button" description="Button in the menu bar that leads to the search">
            Search
          </Translate>
        </span>{' '}
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </a>
      {Dialog && <Dialog start={start} onClosed={onClosed} />}
    </>
  );
}
