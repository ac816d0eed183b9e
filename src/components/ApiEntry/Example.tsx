import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiExample } from '@site/plugins/api-reference/types';
import { Output } from '@site/src/components/CodeFrame/TextPane';
import { CopyButton } from '@site/src/components/CopyButton';
import { RanMark } from '@site/src/components/Proof/RanMark';
import { plainText } from '@site/src/lib/api/plainText';
import { toExampleHtml } from '@site/src/lib/api/toExampleHtml';

/** All pictures of examples have this size; a test compares. */
const pictureSize = { width: 480, height: 300 };

/** A program in the same frame as in the docs, with less markup: a page may have a hundred. */
export function Example({ example }: { readonly example: ApiExample }): ReactNode {
  const { lines, output, picture, ranOn } = example;
  return (
    <div className="theme-code-block example" data-copy-scope="">
      <div className="code-bar">
        <span className="code-title">
          <Translate id="api.example" description="Title of a program">
            Example
          </Translate>
        </span>
        {ranOn !== undefined && <RanMark release={ranOn} />}
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={translate({
          id: 'code.label',
          message: 'Code example',
          description: 'Name of a code block without a title for assistive tools',
        })}
      >
        <code dangerouslySetInnerHTML={{ __html: toExampleHtml(lines) }} />
      </pre>
      <CopyButton />
      {output !== undefined && <Output text={output} />}
      {picture && (
        <img
          className="example__picture"
          {...pictureSize}
          loading="lazy"
          decoding="async"
          alt={plainText(picture.text)}
          src={picture.src}
        />
      )}
    </div>
  );
}
