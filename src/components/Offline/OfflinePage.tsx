import { type ReactNode, useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Notice } from '@site/src/components/Notice';
import { isSitePath } from '@site/shared/offline/format';
import { EndedText } from './EndedText';
import { Facts } from './Facts';
import { MissingPage } from './MissingPage';
import { nameSet } from './nameSet';
import { SetList } from './SetList';
import { useOffline } from './useOffline';

/** Reads from the address which page the worker could not show; known in the browser only. */
function useMissingPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('page');
    setPage(isSitePath(asked) ? asked + window.location.hash : null);
  }, []);
  return page;
}

function NoList({ hasKept }: { readonly hasKept: boolean }): ReactNode {
  return (
    <Notice
      tone="warning"
      title={
        <Translate
          id="offline.noList.title"
          description="Title of the message that nothing can be downloaded"
        >
          Nothing can be downloaded now
        </Translate>
      }
    >
      <p>
        {hasKept ? (
          <Translate id="offline.noList.kept" description="Shown without a network above what is kept">
            Without a network you can read what is on this device, and remove it.
          </Translate>
        ) : (
          <Translate
            id="offline.noList"
            description="Shown when the list of versions for reading without a network is missing"
          >
            The list of what this site offers could not be loaded. Either there is no network, or this copy of
            the site was built without it. The site works on as before.
          </Translate>
        )}
      </p>
    </Notice>
  );
}

/** The main part of `/offline`: what can be kept, what is kept, and what that means. */
export function OfflinePage(): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  const offline = useOffline();
  const missing = useMissingPage();
  const { overview, ended } = offline;
  const nameOf = (id: string): string => {
    const [locale = '', version = ''] = id.split('/');
    return nameSet(version, localeConfigs[locale]?.label ?? locale);
  };
  return (
    <div className="page" data-start-app>
      <article className="markdown">
        {missing !== null && <MissingPage page={missing} overview={overview} nameOf={nameOf} />}
        <h1>
          <Translate id="offline.title" description="Title of the page about reading without a network">
            Read without a network
          </Translate>
        </h1>
        <p className="lead">
          <Translate
            id="offline.lead"
            description="Below the title of the page about reading without a network"
          >
            Keep a version of the documentation on this device. It then opens on a train as it does here, at
            the same addresses.
          </Translate>
        </p>
        <noscript>
          <p>
            <Translate id="offline.noScript" description="Shown when JavaScript is off">
              Keeping pages needs JavaScript.
            </Translate>
          </p>
        </noscript>
        {overview && !overview.index && <NoList hasKept={overview.sets.length > 0} />}
        <div role="status">
          <EndedText ended={ended} nameOf={nameOf} />
        </div>
        {overview && <SetList sets={overview.sets} offline={offline} />}
        <Facts />
      </article>
    </div>
  );
}
