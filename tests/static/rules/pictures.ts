import { ancestorsOf } from '../../support/readHtml';
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
    check: ({ elements }) =>
      elements
        .filter(({ name, attribs }) => name === 'img' && !(isSize(attribs.width) && isSize(attribs.height)))
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
  {
    name: 'shows no drawing as a file in its text',
    check: ({ elements }) =>
      elements
        .filter(({ name, attribs }) => name === 'img' && /\.svg(?:$|[?#])/.test(attribs.src ?? ''))
        .filter((element) =>
          ancestorsOf(element).some(({ attribs }) => /(?:^|\s)markdown(?:\s|$)/.test(attribs.class ?? '')),
        )
        .map(
          ({ attribs }) =>
            `${attribs.src} does not follow the color mode. Fix: write it in Markdown as ![alt](./img/x.svg)`,
        ),
  },
];

const isSize = (value = ''): boolean => /^[1-9]\d*$/.test(value);
