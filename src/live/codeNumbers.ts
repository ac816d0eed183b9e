import type { SliderPlan } from '@site/shared/live/plan';
import { fitValue, formatValue } from './sharedValues';

/** A number in the code of the page that has a slider. */
export interface CodeNumber {
  /** Writes a value into the code. */
  show(value: number): void;
  /** Lights the line up, or stops that. */
  light(isOn: boolean): void;
  /** Brings the line into view. */
  reveal(): void;
}

/** How many pixels of a drag go through the whole range. */
const WAY = 240;

/** How a key changes a value, in steps. */
function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  const factor = shiftKey || key.startsWith('Page') ? 10 : 1;
  if (['ArrowUp', 'ArrowRight', 'PageUp'].includes(key)) return factor;
  if (['ArrowDown', 'ArrowLeft', 'PageDown'].includes(key)) return -factor;
  if (key === 'Home') return -Infinity;
  return key === 'End' ? Infinity : 0;
}

/** Finds the line of a number in the blocks of the page, from that of the picture upwards. */
function findLine(inside: Element, name: string): [line: HTMLElement, number: RegExpExecArray] | undefined {
  const own = inside.closest('.theme-code-block');
  const blocks = [...document.querySelectorAll('.theme-code-block.language-python')];
  const before = own ? blocks.slice(0, blocks.indexOf(own) + 1) : [];
  for (const block of before.reverse()) {
    for (const line of block.querySelectorAll<HTMLElement>('pre .token-line')) {
      const found = new RegExp(String.raw`^(${name}\s*=\s*)(-?[\d.]+)\s*#.*…`).exec(line.textContent);
      if (found) return [line, found];
    }
  }
  return undefined;
}

/** Puts a part of the text of a line into an element. */
function wrap(line: HTMLElement, start: number, length: number): HTMLElement {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = at + node.length;
    // The end of a text is not the start of the number after it: the number has its own color.
    if (start >= at && start < end) range.setStart(node, start - at);
    if (start + length > at && start + length <= end) range.setEnd(node, start + length - at);
    at = end;
  }
  const element = document.createElement('span');
  element.className = 'live-number';
  element.textContent = range.toString();
  range.deleteContents();
  range.insertNode(element);
  return element;
}

/**
 * Makes a number in the code a slider of its own: it can be dragged, and changed with the keys of a slider. Copying the code takes
 * its value along.
 */
export function findCodeNumber(
  inside: Element,
  { name, slider, change }: { name: string; slider: SliderPlan; change: (value: number) => void },
): CodeNumber | undefined {
  const found = slider.line === undefined ? undefined : findLine(inside, name);
  if (!found) return undefined;
  const [line, [, before = '', text = '']] = found;
  const element = line.querySelector<HTMLElement>('.live-number') ?? wrap(line, before.length, text.length);
  let value = slider.value;
  const set = (next: number): void => change(fitValue(next, slider));
  const light = (isOn: boolean): void => void line.classList.toggle('live-line', isOn);
  const { min, max } = slider;
  Object.entries({
    role: 'slider',
    tabindex: '0',
    'aria-label': name,
    'aria-valuemin': String(min),
    'aria-valuemax': String(max),
  }).forEach(([key, word]) => element.setAttribute(key, word));
  element.onpointerdown = (event) => {
    element.setPointerCapture(event.pointerId);
    const [from, start] = [event.clientX, value];
    element.onpointermove = ({ clientX }) => set(start + ((clientX - from) / WAY) * (max - min));
    element.onpointerup = element.onpointercancel = () => (element.onpointermove = null);
    element.focus();
    event.preventDefault();
  };
  element.onkeydown = (event) => {
    const steps = stepsOf(event);
    if (steps === 0) return;
    event.preventDefault();
    set(steps === Infinity ? max : steps === -Infinity ? min : value + steps * slider.step);
  };
  element.onfocus = element.onpointerenter = () => light(true);
  element.onblur = element.onpointerleave = () => light(false);
  return {
    light,
    show(next) {
      value = next;
      element.textContent = formatValue(next, slider);
      element.setAttribute('aria-valuenow', String(next));
      element.classList.toggle('live-number--changed', next !== slider.value);
    },
    reveal: () => line.scrollIntoView({ block: 'center' }),
  };
}
