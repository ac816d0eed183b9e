import { type ReactNode, useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Notice } from '@site/src/components/Notice';
import { findCounterparts } from '@site/src/offline/findCounterparts';
import type { Overview } from '@site/src/offline/manageSets';
import { versions } from '@site/config/versions';

type Props = {
  /** Path of the page that is not kept. */
  readonly page: string;
  readonly overview: Overview | null;
  /** Version and language of a set. */
  readonly nameOf: (id: string) => string;
};

type Network = 'gone' | 'unknown' | 'back';

/**
 * What the browser knows about the network. That a device has one does not mean that the site can be reached: only one that comes while the page is
 * open is news.
 */
function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>('gone');
  useEffect(() => {
    const setBack = () => setNetwork('back');
    const setGone = () => setNetwork('gone');
    setNetwork(navigator.onLine ? 'unknown' : 'gone');
    addEventListener('online', setBack);
    addEventListener('offline', setGone);
    return () => {
      removeEventListener('online', setBack);
      removeEventListener('offline', setGone);
    };
  }, []);
  return network;
}

/** First pages of all versions in all languages, those that nobody kept included. */
function useStarts(): string[] {
  const { locales, localeConfigs } = useDocusaurusContext().i18n;
  return locales.flatMap((locale) =>
    ['docs', 'api'].flatMap((section) =>
      versions.map(({ path }) => `${localeConfigs[locale]?.baseUrl ?? '/'}${section}/${path && `${path}/`}`),
    ),
  );
}

/** Says that a page is not kept, and leads to what is. */
export function MissingPage({ page, overview, nameOf }: Props): ReactNode {
  const network = useNetwork();
  const starts = useStarts();
  const kept = (overview?.sets ?? []).flatMap(({ id, set, isReadable }) =>
    set && isReadable ? [{ id, set }] : [],
  );
  const same = findCounterparts(page, overview?.records ?? [], starts);
  return (
    <Notice
      tone="info"
      title={
        <Translate id="offline.missing.title" description="Title of the message that a page is not kept">
          This page is not on your device
        </Translate>
      }
    >
      <p>
        <Translate
          id="offline.missing.text"
          description="Shown without a network in place of a page that is not kept; {page} is its address"
          values={{ page: <code>{page}</code> }}
        >
          {'There is no network, and {page} is not part of what you keep.'}
        </Translate>{' '}
        {network !== 'gone' && (
          <a className="link" href={page}>
            {network === 'back' ? (
              <Translate
                id="offline.missing.retry"
                description="Link to the page that could not be opened without a network"
              >
                The network is back: open the page.
              </Translate>
            ) : (
              <Translate
                id="offline.missing.again"
                description="Link to the page that could not be opened, where nobody knows whether there is a network now"
              >
                Try again
              </Translate>
            )}
          </a>
        )}
      </p>
      {kept.length > 0 && (
        <>
          <p>
            <Translate
              id="offline.missing.ways"
              description="Above links to what can be read without a network"
            >
              These you can read now:
            </Translate>
          </p>
          <ul>
            {same.map(({ set, path }) => (
              <li key={path}>
                <a className="link" href={path}>
                  <Translate
                    id="offline.missing.same"
                    description="Link to the same page of a version that is kept; {name} is a version and a language"
                    values={{ name: nameOf(`${set.locale}/${set.version}`) }}
                  >
                    {'the same page in {name}'}
                  </Translate>
                </a>
              </li>
            ))}
            {kept.map(({ id, set }) => (
              <li key={id}>
                <a className="link" href={set.start}>
                  {nameOf(id)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
