import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

type Props = {
  /** Name and id of the block before. */
  readonly name: string;
  readonly id: string;
  /** Ids of all parts of the program up to this one, with spaces between them. */
  readonly program: string;
};

/** What a block continues, and a button that copies all parts; src/boot does the work. */
export function ProgramLinks({ name, id, program }: Props): ReactNode {
  return (
    <span className="code-program">
      <a href={`#${id}`}>
        {translate(
          {
            id: 'code.continues',
            message: 'continues {name}',
            description: 'In the title bar of a block of code; the name is that of another block',
          },
          { name },
        )}
      </a>
      <button
        type="button"
        data-action="copy"
        data-parts={program
          .split(' ')
          .map((part) => `#${part} code`)
          .join()}
        data-done={translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'Said after code was copied',
        })}
      >
        <Translate
          id="code.copyProgram"
          description="Button at a block of code that continues others: copies all of them"
        >
          Copy whole program
        </Translate>
      </button>
    </span>
  );
}
