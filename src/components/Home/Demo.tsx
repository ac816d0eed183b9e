import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LaneKey } from '@site/src/components/LaneKey';
import type { Demo as DemoContent } from '@site/plugins/docs-index/types';

type Props = { readonly demo: DemoContent };

/** `tools/pictures/stir.py` draws one per colour mode; the style sheet shows one, and only that one is loaded. */
function Picture({ mode }: { readonly mode: 'dark' | 'light' }): ReactNode {
  return (
    <img
      className={`only-${mode}`}
      src={useBaseUrl(`/img/home/stir-${mode}.avif`)}
      width={1200}
      height={800}
      loading="lazy"
      alt={translate({
        id: 'home.demo.alt',
        message: 'Parallel lines, jade above and amber below, wound into two whirls',
        description: 'Text for the picture that the program on the home page draws',
      })}
    />
  );
}

/** A complete program next to the picture that it draws. */
export function Demo({ demo }: Props): ReactNode {
  return (
    <>
      <div className="demo">
        <CodeFrame html={demo.html} language="python" title={demo.title} lanes={demo.lanes} />
        <figure>
          <Picture mode="dark" />
          <Picture mode="light" />
        </figure>
      </div>
      <div className="demo__cap">
        <LaneKey />
        <p>
          <Translate id="home.demo.caption" description="Home page, below the program and its picture">
            The picture is the output of this kernel on Taichi 1.6.0.
          </Translate>
        </p>
      </div>
    </>
  );
}
