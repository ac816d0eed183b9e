import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

type TextPaneProps = { readonly label: ReactNode; readonly name: string; readonly text: string };

/** Text below the code, with a label. */
function TextPane({ label, name, text }: TextPaneProps): ReactNode {
  return (
    <div className="code-out">
      <p className="code-out__label">{label}</p>
      <pre tabIndex={0} role="group" aria-label={name}>
        <samp>{text}</samp>
      </pre>
    </div>
  );
}

/** The output of a block. */
export function Output({ text }: { readonly text: string }): ReactNode {
  const label = (
    <Translate id="code.output" description="Label above what a code block prints">
      Output
    </Translate>
  );
  const name = translate({
    id: 'code.outputLabel',
    message: 'Output of the code',
    description: 'Name of what a code block prints',
  });
  return <TextPane label={label} name={name} text={text} />;
}

/** The error that a block raises on purpose. */
export function RaisedError({ text }: { readonly text: string }): ReactNode {
  const label = (
    <Translate id="code.error" description="Label above the error that a code block ends with on purpose">
      Ends with this error
    </Translate>
  );
  const name = translate({
    id: 'code.errorLabel',
    message: 'Error of the code',
    description: 'Name of the error that a code block ends with on purpose',
  });
  return <TextPane label={label} name={name} text={text} />;
}
