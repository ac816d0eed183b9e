import { useState, type ReactNode, type RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Player } from '@site/src/live/player';
import { formatValues } from '@site/src/live/sharedValues';
import type { ValuesState } from './useValues';

type Props = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly player: Player;
  readonly name: string;
  readonly state: ValuesState;
};

/** A copy of the present frame: the browser clears the drawing of a GPU canvas after it was shown. */
function takePicture(canvas: HTMLCanvasElement, player: Player): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [canvas.width, canvas.height];
  player.repaint();
  picture.getContext('2d')?.drawImage(canvas, 0, 0);
  return picture;
}

/** Saves the frame, shares it as a card, or copies the address with the reader's values. */
export function Share({ canvas, player, name, state }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const address = (): string =>
    location.origin +
    location.pathname +
    (formatValues(name, state.values, player.plan.sliders) || `#live=${name}`);
  const fail = (): void =>
    setSaid(
      translate({
        id: 'live.share.failed',
        message: 'The browser refused.',
        description: 'After a picture or link of a program could not be saved, shared or copied',
      }),
    );
  const save = async (): Promise<void> => {
    if (!canvas.current) return;
    const picture = takePicture(canvas.current, player);
    const { download, toFile } = await import('@site/src/live/card');
    download(await toFile(picture, `${name}.png`));
  };
  const share = async (): Promise<void> => {
    if (!canvas.current) return;
    const picture = takePicture(canvas.current, player);
    const { download, drawCard, readProgram, toFile } = await import('@site/src/live/card');
    const program = readProgram(canvas.current);
    const text = {
      ...program,
      file: program.file || `${name}.py`,
      changes: state.changed.map((key) => `${key} = ${state.values[key]}`).join(', '),
      site: location.host,
    };
    const file = await toFile(drawCard(picture, text), `${name}-card.png`);
    const shared = { files: [file], title: text.file, url: address() };
    if (!navigator.canShare?.(shared)) return download(file);
    // A reader who closes the sheet has changed their mind.
    await navigator.share(shared).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address());
    setSaid(
      translate({
        id: 'live.share.copied',
        message: 'Link copied',
        description: 'After the address of a program with the values of the reader was copied',
      }),
    );
  };
  return (
    <div className="live__bar live__bar--quiet">
      <button type="button" className="btn" onClick={() => void save().catch(fail)}>
        <Translate
          id="live.share.picture"
          description="Button: saves the present frame of a program as a file"
        >
          Save picture
        </Translate>
      </button>
      <button type="button" className="btn" onClick={() => void share().catch(fail)}>
        <Translate
          id="live.share.card"
          description="Button: makes a picture with the frame and the first lines of the program, to share"
        >
          Share card
        </Translate>
      </button>
      <button type="button" className="btn" onClick={() => void copy().catch(fail)}>
        <Translate
          id="live.share.link"
          description="Button: copies the address of the page with the values of the sliders"
        >
          Copy link
        </Translate>
      </button>
      <small className="live__facts" role="status">
        {said}
      </small>
    </div>
  );
}
