import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SliderPlan } from '@site/shared/live/plan';
import type { ValuesState } from './useValues';

type Props = {
  readonly sliders: Readonly<Record<string, SliderPlan>>;
  readonly state: ValuesState;
};

type SliderProps = { readonly name: string; readonly slider: SliderPlan; readonly state: ValuesState };

function SliderName({ name, state }: Omit<SliderProps, 'slider'>): ReactNode {
  const number = state.numberOf(name);
  if (!number) return <code>{name}</code>;
  return (
    <button
      type="button"
      className="live__name"
      title={translate({
        id: 'live.line',
        message: 'Show the line',
        description: 'Hint on the name of a slider: leads to the line of the program that it changes',
      })}
      onClick={() => number.reveal()}
    >
      <code>{name}</code>
    </button>
  );
}

function Slider({ name, slider, state }: SliderProps): ReactNode {
  const value = state.values[name] ?? slider.value;
  const light = (isOn: boolean) => (): void => state.numberOf(name)?.light(isOn);
  return (
    <div className="live__slider" onPointerEnter={light(true)} onPointerLeave={light(false)}>
      <SliderName name={name} state={state} />
      <input
        type="range"
        aria-label={name}
        min={slider.min}
        max={slider.max}
        step={slider.whole ? 1 : 'any'}
        value={value}
        onChange={(event) => state.set(name, event.currentTarget.valueAsNumber)}
        onDoubleClick={() => state.set(name, slider.value)}
        onFocus={light(true)}
        onBlur={light(false)}
      />
      <output>{value}</output>
    </div>
  );
}

/** A slider for each number of the program that a reader may change; a double click returns to the program's value. */
export function Sliders({ sliders, state }: Props): ReactNode {
  const entries = Object.entries(sliders);
  if (entries.length === 0) return null;
  return (
    <div className="live__sliders">
      {entries.map(([name, slider]) => (
        <Slider key={name} name={name} slider={slider} state={state} />
      ))}
    </div>
  );
}
