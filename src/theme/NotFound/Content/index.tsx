// Change: own look: a lane that breaks off; a search field with a guess from the path, and the pages nearest to it.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Frame } from '@site/src/components/Frame';
import { guessQuery } from '@site/src/lib/notFound/guessQuery';

type Nearest = ComponentType<{ readonly query: string }>;

/** Loads the search apart from this component, which is part of every section's code. */
const loadNearest = (): Promise<Nearest | null> =>
  process.env.HOSTED_SEARCH
    ? Promise.resolve(null)
    : import('@site/src/components/NearestPages').then(({ NearestPages }) => NearestPages);

/** Pages that lead to all others, for readers without scripts too. */
function Ways(): ReactNode {
  return (
    <ul className="not-found__ways">
      <li>
        <Link to="/">
          <Translate id="notFound.home" description="Link on the page for an unknown address">
            Go to the home page
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/docs/">
          <Translate id="search.noScript.docs" description="Link to the list of all documentation pages">
            Documentation
          </Translate>
        </Link>
      </li>
      <li>
        <Link to="/api/">
          <Translate id="search.noScript.api" description="Link to the API reference">
            API reference
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

/** A form that leads to the search page. The path is known in the browser only, where the boot script starts the app at once. */
function SearchForm(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const action = useBaseUrl('/search');
  const [guess, setGuess] = useState('');
  const [Nearest, setNearest] = useState<Nearest | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setGuess(guessQuery(pathname, baseUrl));
    loadNearest().then(
      (loaded) => {
        if (isCurrent) setNearest(() => loaded);
      },
      // Without the list the page is still complete.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);
  return (
    <div className="not-found" data-start-app>
      <form role="search" action={action} className="search-page__form">
        {/* Uncontrolled, with a new key for the guess: what is typed stays. */}
        <input
          key={guess}
          className="field"
          type="search"
          name="q"
          defaultValue={guess}
          autoComplete="off"
          spellCheck={false}
          aria-label={translate({
            id: 'search.input',
            message: 'Search the documentation',
            description: 'Name of the search field',
          })}
        />
        <button type="submit" className="btn btn--main">
          <Translate id="search.button" description="Button in the menu bar that leads to the search">
            Search
          </Translate>
        </button>
      </form>
      <Ways />
      {Nearest && guess !== '' && <Nearest query={guess} />}
    </div>
  );
}

export default function NotFoundContent(): ReactNode {
  return (
    <Frame>
      <div className="broken" aria-hidden="true" />
      <div className="page">
        <article className="markdown">
          <h1>
            <Translate id="theme.NotFound.title" description="Title of the page for an unknown address">
              Page Not Found
            </Translate>
          </h1>
          <p>
            <Translate id="theme.NotFound.p1" description="First line of the page for an unknown address">
              We could not find what you were looking for.
            </Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2" description="Second line of the page for an unknown address">
              Please contact the owner of the site that linked you to the original URL and let them know their
              link is broken.
            </Translate>
          </p>
          <SearchForm />
        </article>
      </div>
    </Frame>
  );
}
