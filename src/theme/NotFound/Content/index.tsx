// Change: own look: a lane that breaks off.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Frame } from '@site/src/components/Frame';

export default function NotFoundContent(): ReactNode {
  return (
    <Frame>
      <div className="page">
        <article className="markdown">
          <div className="broken" aria-hidden="true" />
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
          <p>
            <Link to="/">
              <Translate id="notFound.home" description="Link on the page for an unknown address">
                Go to the home page
              </Translate>
            </Link>
          </p>
        </article>
      </div>
    </Frame>
  );
}
