import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Plan } from '@site/shared/live/plan';
import { findCodeNumber, type CodeNumber } from '@site/src/live/codeNumbers';
import type { Player } from '@site/src/live/player';
import { fitValue, formatValues, readValues, type Values } from '@site/src/live/sharedValues';

/** The numbers of a program that the reader may change, in sliders, in the code and in the address. */
export interface ValuesState {
  readonly values: Values;
  /** Names of those that are not the page's. */
  readonly changed: readonly string[];
  set(name: string, value: number): void;
  /** Returns to the page's values. */
  restore(): void;
  numberOf(name: string): CodeNumber | undefined;
}

/** An address is not written more often: browsers limit it. */
const PAUSE = 250;

/** Finds the name of an example in the address of its plan. */
export const nameOfPlan = (address: string): string => /([^/]+)\.\w+\.json$/.exec(address)?.[1] ?? '';

function writeAddress(fragment: string): void {
  // An anchor of the page is not ours to remove.
  if (fragment === '' && !location.hash.startsWith('#live=')) return;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Keeps the values of a plan. They begin with those of the address, if it has any.
 * @param inside An element of the frame whose code has the numbers.
 * @param options `unchanged` is the fragment of the address while all values are the page's: none, unless the address names the program.
 */
export function useValues(
  inside: RefObject<Element | null>,
  {
    name,
    plan,
    player,
    unchanged = '',
  }: {
    name: string;
    plan: Pick<Plan, 'sliders'> | undefined;
    player?: Player;
    unchanged?: string;
  },
): ValuesState {
  const [changes, setChanges] = useState<Values>({});
  const numbers = useRef(new Map<string, CodeNumber>());
  const timer = useRef(0);
  const sliders = useMemo(() => plan?.sliders ?? {}, [plan]);
  const values = useMemo(
    () => Object.fromEntries(Object.entries(sliders).map(([key, { value }]) => [key, changes[key] ?? value])),
    [sliders, changes],
  );

  const write = (next: Values): void => {
    setChanges(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => writeAddress(formatValues(name, next, sliders) || unchanged),
      PAUSE,
    );
  };
  // The address belongs to what is shown next.
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useRef<(key: string, value: number) => void>(undefined);
  useEffect(() => {
    change.current = (key, value) => {
      const slider = sliders[key];
      if (slider) write({ ...changes, [key]: fitValue(value, slider) });
    };
  });

  useEffect(() => {
    const element = inside.current;
    if (!element) return;
    setChanges(readValues(location.hash, name, sliders));
    for (const [key, slider] of Object.entries(sliders)) {
      const found = findCodeNumber(element, {
        name: key,
        slider,
        change: (value) => change.current?.(key, value),
      });
      if (found) numbers.current.set(key, found);
    }
  }, [inside, name, sliders]);

  useEffect(() => {
    for (const [key, value] of Object.entries(values)) {
      numbers.current.get(key)?.show(value);
      player?.setSlider(key, value);
    }
  }, [values, player]);

  return {
    values,
    changed: Object.keys(values).filter((key) => values[key] !== sliders[key]?.value),
    set: (key, value) => change.current?.(key, value),
    restore: () => write({}),
    numberOf: (key) => numbers.current.get(key),
  };
}
