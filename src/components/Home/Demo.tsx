import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LaneKey } from '@site/src/components/LaneKey';
import { LiveExample } from '@site/src/components/LiveExample';
import type { Demo as DemoContent } from '@site/plugins/docs-index/types';

type Props = { readonly demo: DemoContent };

/**
 * The picture that `tools/pictures/stir.py` made; the style sheet inverts it in light mode. Not high priority: the LCP element is text, and the
 * picture would compete with the page for bandwidth. Low, so that a browser does not raise it when it comes into view before the rest of the page.
 */
function Picture(): ReactNode {
  return (
    <img
      className="demo__picture"
      src={useBaseUrl('/img/home/stir.avif')}
      width={1200}
      height={800}
      fetchPriority="low"
      alt={translate({
        id: 'home.demo.alt',
        message: 'Parallel lines, jade above and amber below, wound into two whirls',
        description: 'Text for the picture that the program on the home page draws',
      })}
    />
  );
}

/** A complete program next to the picture that it draws, which the reader's GPU can draw, too. */
export function Demo({ demo }: Props): ReactNode {
  return (
    <>
      <div className="demo">
        <CodeFrame html={demo.html} language="python" title={demo.title} lanes={demo.lanes} />
        <figure>
          {demo.plan ? (
            <LiveExample plan={demo.plan}>
              <Picture />
            </LiveExample>
          ) : (
            <Picture />
          )}
        </figure>
      </div>
      <div className="demo__cap">
        <LaneKey />
        <p>
          <Translate id="home.demo.caption" description="Home page, below the program and its picture">
            The picture is the output of this kernel on Taichi 1.6.0.
          </Translate>
          {demo.plan && (
            <>
              {' '}
              <Translate
                id="home.demo.live"
                description="Home page, below the program and its picture; {link} leads to the program that runs in the browser"
                values={{
                  link: (
                    <Link className="link" to="/gallery/stir">
                      <Translate id="home.demo.live.link" description="Link in home.demo.live">
                        the same flow
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'Run computes {link} on your GPU, with a whirl under the pointer.'}
              </Translate>
            </>
          )}
        </p>
      </div>
    </>
  );
}
