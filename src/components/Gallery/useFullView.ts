import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { GalleryItem } from '@site/plugins/live-examples/types';
import { formatChoice, isChosen, readFullView, type GalleryChoice } from '@site/src/lib/galleryChoice';
import type { FullViewProps } from './FullView';

const namesOfLive = (items: readonly GalleryItem[]): string[] =>
  items.filter(({ plan }) => plan !== undefined).map(({ name }) => name);

/** The live programs that full view leads through: those on the wall, or all, if the one that is shown is not among them. */
export function findLive(
  items: readonly GalleryItem[],
  { choice, enlarged }: { choice: GalleryChoice; enlarged: string },
): GalleryItem[] {
  const live = items.filter(({ plan }) => plan !== undefined);
  const chosen = live.filter((item) => isChosen(item, choice));
  return chosen.some(({ name }) => name === enlarged) ? chosen : live;
}

/** Marks an entry of the history that was made on the wall: Back leads to the wall. */
const fromWall = 'isFromWall';

const isFromWall = (): boolean =>
  Boolean((history.state as Readonly<Record<string, unknown>> | null)?.[fromWall]);

const addressWith = (fragment: string): string => location.pathname + location.search + fragment;

/** Leads back to the tile of a program, once the page has moved as far as it was before. */
function returnTo(name: string, scrolled: number): void {
  requestAnimationFrame(() => {
    scrollTo(0, scrolled);
    const opener = document.querySelector<HTMLElement>(`[data-full-view="${name}"]`);
    opener?.closest('.tile')?.scrollIntoView({ block: 'nearest' });
    opener?.focus({ preventScroll: true });
  });
}

/** Which program the gallery shows in full view. The address names it, so that it can be shared, and Back closes it. */
export function useFullView(items: readonly GalleryItem[], choice: GalleryChoice) {
  const [name, setName] = useState<string>();
  const [startsAtOnce, setStartsAtOnce] = useState(false);
  const [View, setView] = useState<ComponentType<FullViewProps>>();
  const scrolled = useRef(0);
  const last = useRef<string>(undefined);

  useEffect(() => {
    const follow = (): void => {
      setName(readFullView(location.hash, namesOfLive(items)));
      // Nobody has asked for what an address shows.
      setStartsAtOnce(false);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [items]);

  useEffect(() => {
    if (name && !View)
      import('./FullView').then((loaded) => setView(() => loaded.FullView)).catch(() => setName(undefined));
    if (!name && last.current) returnTo(last.current, scrolled.current);
    last.current = name;
  }, [name, View]);

  const show = (next: string): void => {
    history.replaceState(history.state, '', addressWith(`#live=${next}`));
    setStartsAtOnce(true);
    setName(next);
  };
  return {
    name,
    startsAtOnce,
    View,
    /** Opens full view. */
    open(next: string) {
      scrolled.current = scrollY;
      history.pushState({ ...history.state, [fromWall]: true }, '', addressWith(`#live=${next}`));
      show(next);
    },
    /** Shows another program. */
    show,
    close() {
      if (isFromWall()) return history.back();
      history.replaceState(history.state, '', addressWith(formatChoice(choice)));
      setName(undefined);
    },
  };
}
