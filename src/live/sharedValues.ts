import type { SliderPlan } from '@site/shared/live/plan';

/** Numbers of a program by name. */
export type Values = Readonly<Record<string, number>>;

type Sliders = Readonly<Record<string, SliderPlan>>;

const isNumber = /^-?\d{1,9}(\.\d{1,9})?(e-?\d{1,2})?$/;

/** Rounds a value to the digits that a step of the slider changes; NaN becomes the page's value. */
export function fitValue(value: number, slider: SliderPlan): number {
  if (!Number.isFinite(value)) return slider.value;
  const { min, max, step } = slider;
  const inside = Math.min(max, Math.max(min, value));
  if (slider.whole) return Math.round(inside);
  const digits = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step))));
  return Math.min(max, Math.max(min, Number(inside.toFixed(digits))));
}

/** Writes a value as the program would. */
export function formatValue(value: number, slider: SliderPlan): string {
  const text = String(value);
  return slider.whole || /[.e]/.test(text) ? text : `${text}.0`;
}

/**
 * Reads the changed values of an example from the fragment of an address. What is no number, out of its range or no slider of the
 * program is left out.
 */
export function readValues(fragment: string, name: string, sliders: Sliders): Values {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  if (words.get('live') !== name) return {};
  return Object.fromEntries(
    Object.entries(sliders).flatMap(([key, slider]) => {
      const text = words.get(key) ?? '';
      const value = Number(text);
      const isValid = isNumber.test(text) && value >= slider.min && value <= slider.max;
      const isFitting = isValid && (!slider.whole || Number.isInteger(value));
      return isFitting && value !== slider.value ? [[key, value]] : [];
    }),
  );
}

/** Writes the values that differ from those of the page as a fragment; empty if none does. */
export function formatValues(name: string, values: Values, sliders: Sliders): string {
  const words = Object.entries(sliders).flatMap(([key, { value }]) =>
    key in values && values[key] !== value ? [`${encodeURIComponent(key)}=${values[key]}`] : [],
  );
  return words.length > 0 ? `#live=${name}&${words.join('&')}` : '';
}
