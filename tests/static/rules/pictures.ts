import { ancestorsOf, type HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

export const pictures: readonly Rule[] = [
  {
    name: 'has an alt text on every picture, empty where it decorates',
    check: ({ elements }) =>
      elements
        .filter(({ name, attribs }) => name === 'img' && attribs.alt === undefined)
        .map(({ attribs }) => `${attribs.src} has no alt. Fix: say what it shows`),
  },
  {
    name: 'has width and height on every picture',
    // Pictures in an overlay move nothing when they come.
    check: ({ elements }) =>
      elements
        .filter((element) => element.name === 'img' && !isInOverlay(element))
        .filter(({ attribs }) => !(isSize(attribs.width) && isSize(attribs.height)))
        .map(
          ({ attribs }) =>
            `${attribs.src} has no size, so the text below it will move. Fix: set width and height`,
        ),
  },
  {
    name: 'has no picture inside of its HTML',
    check: ({ elements }) =>
      elements.flatMap(({ name, attribs }) =>
        Object.entries(attribs)
          .filter(([, value]) => value.includes('data:image'))
          .map(([key]) => `data:image in ${key} of ${name}. Fix: make it a file`),
      ),
  },
];

const isSize = (value = ''): boolean => /^[1-9]\d*$/.test(value);

const isInOverlay = (element: HtmlElement): boolean =>
  ancestorsOf(element).some(({ attribs }) => attribs.popover !== undefined);
