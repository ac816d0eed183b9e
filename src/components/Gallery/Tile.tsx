import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { GalleryItem } from '@site/plugins/live-examples/types';
import { Cover } from '@site/src/components/Cover';
import { describeExample } from './describeExample';
import { Facts } from './Facts';
import type { TileStageProps } from './TileStage';

type Props = {
  readonly item: GalleryItem;
  readonly to: string;
  readonly picture: { readonly src: string | undefined; readonly variants: string | undefined };
  readonly loading: 'eager' | 'lazy';
  /** Whether this tile is the one that plays. */
  readonly isPlaying: boolean;
  play(): void;
  /** Shows the program in full view. */
  enlarge(): void;
  stop(): void;
};

/** How long a pointer rests on a picture before it plays, in milliseconds. */
const REST = 300;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type ButtonProps = Pick<Props, 'isPlaying'> & { readonly name: string; press(event: MouseEvent): void };

/** Covers the picture: a page starts its app when a pointer is on a button, and not on a link (src/boot/intent.ts). */
function PlayButton({ isPlaying, name, press }: ButtonProps): ReactNode {
  const label = isPlaying
    ? translate(
        {
          id: 'gallery.stop',
          message: 'Stop {name}',
          description: 'Gallery: button on a picture that plays; {name} is the name of a program',
        },
        { name },
      )
    : translate(
        {
          id: 'gallery.play',
          message: 'Play {name}',
          description:
            'Gallery: button on a picture; {name} is the name of a program that runs in the browser',
        },
        { name },
      );
  return (
    <button type="button" className="tile__play" aria-label={label} onClick={press}>
      <span aria-hidden="true" className="tile__sign">
        <span className={isPlaying ? 'tile__square' : 'tile__triangle'} />
      </span>
    </button>
  );
}

/** A program on the wall: its picture, which plays while a pointer rests on it or after a press of its button, its name, its facts. */
export function Tile({ item, to, picture, loading, isPlaying, play, enlarge, stop }: Props): ReactNode {
  const [Stage, setStage] = useState<ComponentType<TileStageProps>>();
  const [failure, setFailure] = useState('');
  const [step, setStep] = useState<number>();
  const timer = useRef(0);
  const name = describeExample(item.name);
  const address = useBaseUrl(item.plan ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = (): void => {
    setFailure('');
    play();
    import('./TileStage').then((loaded) => setStage(() => loaded.TileStage)).catch(stop);
  };
  const press = ({ nativeEvent }: MouseEvent): void => {
    clearTimeout(timer.current);
    const isMouse = (nativeEvent as Partial<PointerEvent>).pointerType === 'mouse';
    // Who wants no motion gets one frame more with each press.
    if (wantsNoMotion()) setStep(isPlaying ? (step ?? 0) + 1 : 0);
    // The buttons of a mouse are the program's own while it plays; it ends when the mouse leaves.
    else if (isPlaying) return isMouse ? undefined : stop();
    if (!isPlaying) start();
  };
  const fail: TileStageProps['onFail'] = (reason) => {
    stop();
    import('@site/src/components/LiveExample/describeFailure')
      .then(({ describeFailure }) => setFailure(describeFailure(reason)))
      .catch(() => undefined);
  };
  const canRest = item.plan !== undefined && failure === '';
  return (
    <li
      className="tile"
      onPointerMove={({ pointerType }) => {
        // Not when it enters: then the page may not be alive yet.
        if (timer.current || isPlaying || !canRest || pointerType !== 'mouse' || wantsNoMotion()) return;
        timer.current = window.setTimeout(start, REST);
      }}
      onPointerLeave={({ pointerType }) => {
        clearTimeout(timer.current);
        timer.current = 0;
        if (pointerType === 'mouse' && step === undefined) stop();
      }}
    >
      <div className="tile__picture">
        <Cover src={picture.src} variants={picture.variants} place="wall" loading={loading} alt="" />
        {isPlaying && Stage && <Stage address={address} step={step} onFail={fail} onLeave={stop} />}
        {item.plan && <PlayButton isPlaying={isPlaying && step === undefined} name={name} press={press} />}
      </div>
      <Link to={to}>{name}</Link>
      <Facts name={item.name} lines={item.lines} file={item.file} enlarge={item.plan ? enlarge : undefined} />
      <p className="gallery__facts" role="status" hidden={failure === ''}>
        {failure}
      </p>
    </li>
  );
}
