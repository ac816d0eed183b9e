import {
  createContext,
  startTransition,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Whether what is below the first screen may be rendered; true on pages without a `Fold`. */
const FoldContext = createContext(true);

type Props = { readonly children?: ReactNode };

/** Runs a task after the frame that shows what React has just committed; returns a function that cancels it. */
function afterNextFrame(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A page that shows its first screen one frame before the rest, after a route change; `taichi:content` reports the rest. The server, and
 * so hydration, render both at once. So do a fragment, and a return in history, which need the height of the whole page.
 */
export function Fold({ children }: Props): ReactNode {
  const isHydrated = useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [isDue, setDue] = useState(!isHydrated);
  const isWhole = isDue || hash !== '' || action === 'POP';
  const isReported = useRef(isWhole);

  useEffect(() => {
    if (isDue) return undefined;
    return afterNextFrame(() => startTransition(() => setDue(true)));
  }, [isDue]);

  useEffect(() => {
    if (!isWhole || isReported.current) return;
    isReported.current = true;
    window.dispatchEvent(new CustomEvent('taichi:content'));
  }, [isWhole]);

  return <FoldContext value={isWhole}>{children}</FoldContext>;
}

/** What is below the first screen of a `Fold`, or folded. */
export function BelowFold({ children }: Props): ReactNode {
  return useContext(FoldContext) ? children : <div className="below-fold" />;
}
