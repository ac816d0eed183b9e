import { expect, it } from 'vitest';
import dropDescriptions from './dropDescriptions.mjs';

it.each([
  [
    'of a call',
    `translate({ id: 'a', message: 'b {c}', description: "it's d" }, { c })`,
    `translate({ id: 'a', message: 'b {c}',  }, { c })`,
  ],
  [
    'of an element',
    `<Translate id="a" description="b > c" values={{ d: e }}>f</Translate>`,
    `<Translate id="a" values={{ d: e }}>f</Translate>`,
  ],
  [
    'of an element, at its end',
    `<Translate id="a" values={{ d: <b>e</b> }} description="f">g</Translate>`,
    `<Translate id="a" values={{ d: <b>e</b> }}>g</Translate>`,
  ],
  [
    'but of nothing else',
    `<Head description="a" /> + { description: 'b' }`,
    `<Head description="a" /> + { description: 'b' }`,
  ],
])('drops the description %s', (_what, source, expected) => {
  expect(dropDescriptions(source)).toBe(expected);
});
