import { useState, type ReactNode } from 'react';
import type { SliderPlan } from '@site/shared/live/plan';
import type { Player } from '@site/src/live/player';

type Props = { readonly player: Player };

function Slider({
  player,
  name,
  slider,
}: Props & { readonly name: string; readonly slider: SliderPlan }): ReactNode {
  const [value, setValue] = useState(slider.value);
  const set = (next: number): void => {
    setValue(next);
    player.setSlider(name, next);
  };
  return (
    <label className="live__slider">
      <code>{name}</code>
      <input
        type="range"
        min={slider.min}
        max={slider.max}
        step={slider.step}
        value={value}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        onDoubleClick={() => set(slider.value)}
      />
      <output>{Number(value.toPrecision(4))}</output>
    </label>
  );
}

/** A slider for each number of the program that a reader may change; a double click returns to the program's value. */
export function Sliders({ player }: Props): ReactNode {
  const sliders = Object.entries(player.plan.sliders);
  if (sliders.length === 0) return null;
  return (
    <div className="live__sliders">
      {sliders.map(([name, slider]) => (
        <Slider key={name} player={player} name={name} slider={slider} />
      ))}
    </div>
  );
}
