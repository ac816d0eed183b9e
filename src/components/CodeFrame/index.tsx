import { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { CopyButton } from '@site/src/components/CopyButton';
import { Icon } from '@site/src/components/Icon';
import { LiveExample } from '@site/src/components/LiveExample';
import { RanMark } from '@site/src/components/Proof/RanMark';
import { WrapButton } from '@site/src/components/WrapButton';
import { LaneText } from './LaneText';
import { Output, RaisedError } from './TextPane';
import { ProgramLinks } from './ProgramLinks';
import { SkipNote } from './SkipNote';

type Props = {
  /** Present on examples: the proof row of the page links to it. */
  readonly id?: string;
  /** Release that the block was run on. */
  readonly tested?: string;
  /** The highlighted lines, as HTML generated at build time by `shared/code/highlight.ts`. */
  readonly html: string;
  readonly language: string;
  /** Whether a line is too long for a phone, or for any window: see `plugins/markdown/measureLines.ts`. */
  readonly lines?: 'long' | 'wide';
  readonly title?: string;
  /** Name and id of the block that this one continues, and the ids of all parts of the program up to this one. */
  readonly continued?: string;
  readonly anchor?: string;
  readonly program?: string;
  /** Ranges of lines by lane, e.g. `py:1-6 ti:8-11`; missing for a block without device code. */
  readonly lanes?: string;
  /** The output of the block. */
  readonly output?: string;
  /** Error, or its beginning, that the block must raise when the examples are checked. */
  readonly raises?: string;
  /** Why the block is not run when the examples are checked, see `shared/code/parseFence.ts`. */
  readonly skipreason?: string;
  /** Present when the picture is a plot on white paper. */
  readonly plot?: string;
  /** Address of the plan that runs the program live, and its proof: see `plugins/markdown/liveFinder.ts`. */
  readonly liveplan?: string;
  readonly liveproof?: string;
  /** The picture that the block draws. */
  readonly children?: ReactNode;
};

type PictureProps = Pick<Props, 'liveplan' | 'liveproof' | 'children'>;

function Picture({ liveplan, liveproof, children }: PictureProps): ReactNode {
  return (
    <div className="code-out">
      <p className="code-out__label">
        <Icon name="image" />
        <Translate id="code.picture" description="Label above the picture that a code block makes">
          Picture made by this block
        </Translate>
      </p>
      {liveplan ? (
        <LiveExample plan={liveplan} proof={liveproof}>
          {children}
        </LiveExample>
      ) : (
        children
      )}
    </div>
  );
}

/** A code block with title, lanes, a copy button, and its output or picture below. */
export function CodeFrame(props: Props): ReactNode {
  const { id, tested, html, language, lines, title, lanes, output, raises, skipreason, plot, children } =
    props;
  const { continued, anchor, program, liveplan, liveproof } = props;
  const hasBar = title !== undefined || tested !== undefined;
  return (
    <div
      id={id}
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        lanes && 'lanes',
        plot && 'code-plot',
        !hasBar && 'theme-code-block--bare',
        lines && `theme-code-block--${lines}`,
      )}
      data-copy-scope=""
    >
      {hasBar && (
        <div className="code-bar">
          <span className="code-title">{title}</span>
          {continued !== undefined && anchor !== undefined && program !== undefined && (
            <ProgramLinks name={continued} id={anchor} program={program} />
          )}
          {tested && <RanMark release={tested} />}
        </div>
      )}
      <pre
        tabIndex={0}
        role="group"
        aria-label={
          title ??
          translate({
            id: 'code.label',
            message: 'Code example',
            description: 'Name of a code block without a title for assistive tools',
          })
        }
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {lines && <WrapButton />}
      <CopyButton />
      {lanes && <LaneText lanes={lanes} />}
      {skipreason && <SkipNote reason={skipreason} />}
      {output !== undefined && <Output text={output} />}
      {raises && <RaisedError text={raises} />}
      {children && (
        <Picture liveplan={liveplan} liveproof={liveproof}>
          {children}
        </Picture>
      )}
    </div>
  );
}
