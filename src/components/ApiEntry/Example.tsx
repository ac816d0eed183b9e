import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiExample } from '@site/plugins/api-reference/types';
import { toExampleHtml } from '@site/src/lib/api/toExampleHtml';

/** Leads to the end of the page, which says how examples are tested. */
function Ran({ release }: { readonly release: string }): ReactNode {
  return (
    <a className="ran" href="#proof">
      <span className="vh">
        <Translate
          id="proof.mark"
          description="For assistive tools, in front of the number of a release beside code"
        >
          Tested on release
        </Translate>
      </span>
      {` ${release}`}
    </a>
  );
}

function Output({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="code-out">
      <p className="code-out__label">
        <Translate id="code.output" description="Label above what a code block prints">
          Output
        </Translate>
      </p>
      <pre
        tabIndex={0}
        role="group"
        aria-label={translate({
          id: 'code.outputLabel',
          message: 'Output of the code',
          description: 'Name of what a code block prints',
        })}
      >
        <samp>{text}</samp>
      </pre>
    </div>
  );
}

/** A program in the frame that the docs have, with less markup: a page may hold a hundred. Its signs come from the style sheet. */
export function Example({ example }: { readonly example: ApiExample }): ReactNode {
  const { lines, output, ranOn } = example;
  return (
    <div className="theme-code-block example" data-copy-scope>
      <div className="code-bar">
        <span className="code-title">
          <Translate id="api.example" description="Title of a program">
            Example
          </Translate>
        </span>
        {ranOn !== undefined && <Ran release={ranOn} />}
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
      <button
        type="button"
        className="icon-btn copy"
        data-action="copy"
        data-done={translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'Said after code was copied',
        })}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code',
          description: 'Name of the button that copies code',
        })}
      />
      {output !== undefined && <Output text={output} />}
    </div>
  );
}
