import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { toSitePath } from '@site/src/search/client/toSitePath';
import './HostedSearch.css';
import { modalTexts } from './modalTexts';
import type { StartText } from './startText';
import { ResultsLink } from './ResultsLink';
import { useConnection } from './useConnection';

type Props = {
  /** Initial query. */
  readonly start?: StartText;
  readonly onClosed: () => void;
};

type Behavior = Required<Pick<DocSearchModalProps, 'hitComponent' | 'navigator' | 'resultsFooterComponent'>>;

/** Hits open within the app, and the list ends with a link to the search page. */
function useBehavior(close: () => void): Behavior {
  const { push } = useHistory();
  const isPlain = (event: MouseEvent) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  return {
    navigator: { navigate: ({ itemUrl }) => push(itemUrl) },
    hitComponent({ hit, children }) {
      const follow = (event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        close();
        push(hit.url);
      };
      return (
        <a href={hit.url} onClick={follow}>
          {children}
        </a>
      );
    },
    resultsFooterComponent: ({ state }) => <ResultsLink query={state.query} onFollow={close} />,
  };
}

const withSitePaths: DocSearchModalProps['transformItems'] = (found) =>
  found.map((hit) => ({ ...hit, url: toSitePath(hit.url) }));

/** Search dialog of builds with `ALGOLIA_*` set: plugins/search-index/README.md. */
export function HostedSearch({ start, onClosed }: Props): ReactNode {
  const connection = useConnection();
  const behavior = useBehavior(onClosed);

  useEffect(() => {
    // DocSearch listens for it in its own button, which is not used here.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClosed();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClosed]);

  if (!connection) return null;
  const name = translate({
    id: 'search.dialog',
    message: 'Search',
    description: 'Name of the search dialog',
  });
  // DocSearch gives its outermost element the role of a button.
  const dialog = (
    <div role="dialog" aria-modal="true" aria-label={name}>
      <DocSearchModal
        {...connection}
        {...behavior}
        transformItems={withSitePaths}
        translations={modalTexts()}
        initialQuery={start?.text ?? ''}
        onClose={onClosed}
        initialScrollY={window.scrollY}
      />
    </div>
  );
  return createPortal(dialog, document.body);
}
