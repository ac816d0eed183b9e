import { useEffect, useState } from 'react';
import { formatChoice, readChoice, type GalleryChoice } from '@site/src/lib/galleryChoice';

/** What the reader limits the gallery to. The address keeps it, so that it can be shared and Back returns to it. */
export function useChoice(): [GalleryChoice, (part: GalleryChoice) => void] {
  const [choice, setChoice] = useState<GalleryChoice>({});
  // The page that the build writes shows everything.
  useEffect(() => setChoice(readChoice(location.hash)), []);
  const choose = (part: GalleryChoice): void => {
    const next = { ...choice, ...part };
    setChoice(next);
    history.replaceState(history.state, '', location.pathname + location.search + formatChoice(next));
  };
  return [choice, choose];
}
