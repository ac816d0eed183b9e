import { ancestorsOf, elementsIn, isElement, isText, textOf, type HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

const htmlNames = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data
  datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header
  hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol optgroup
  option output p picture pre progress q rp rt ruby s samp script search section select slot small source span strong style sub
  summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr`.split(
    /\s+/,
  ),
);

/** Attributes that hold ids of other elements, separated by spaces. */
const references = new Set(
  'aria-labelledby aria-describedby aria-controls aria-owns for popovertarget list'.split(' '),
);

/** Lists the ids that an attribute refers to. `#` alone leads to the top of a page. */
function referencesIn(key: string, value: string): string[] {
  if (key === 'href')
    return value.length > 1 && value.startsWith('#') ? [decodeURIComponent(value.slice(1))] : [];
  return references.has(key) ? value.split(/\s+/).filter((id) => id !== '') : [];
}

const idsOf = (elements: readonly HtmlElement[]): string[] =>
  elements.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]));

/** Shows an element in a finding: its tag with the attributes that help to find it. */
const show = ({ name, attribs }: HtmlElement): string => {
  const shown = ['id', 'class', 'href', 'type', 'name'].filter((key) => attribs[key] !== undefined);
  return `<${[name, ...shown.map((key) => `${key}="${attribs[key]}"`)].join(' ')}>`;
};

const controls = new Set(['button', 'a', 'summary', 'input', 'select', 'textarea']);

export const structure: readonly Rule[] = [
  {
    name: 'has one h1 and one main with the id main',
    check({ elements }) {
      const titles = elements.filter(({ name }) => name === 'h1');
      const mains = elements.filter(({ name }) => name === 'main');
      return [
        ...(titles.length === 1 ? [] : [`${titles.length} h1. Fix: leave one`]),
        ...(titles.some((title) => textOf(title).trim() === '')
          ? ['an empty h1. Fix: give the page a title']
          : []),
        ...(mains.length === 1 && mains[0]?.attribs.id === 'main'
          ? []
          : [`${mains.length} main. Fix: one <main id="main">`]),
      ];
    },
  },
  {
    name: 'has no id twice',
    check({ elements }) {
      const ids = idsOf(elements);
      const twice =
        ids.length === new Set(ids).size ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
      return [...new Set(twice)].map((id) => `id "${id}" twice. Fix: set another one, {#id} at headings`);
    },
  },
  {
    name: 'refers to ids that it has',
    check({ elements }) {
      const ids = new Set(idsOf(elements));
      const missing = new Set<string>();
      for (const { attribs } of elements) {
        for (const [key, value] of Object.entries(attribs))
          for (const id of referencesIn(key, value)) if (!ids.has(id)) missing.add(`${key} "${id}"`);
      }
      return [...missing].map((reference) => `${reference} leads nowhere. Fix: name an id of the page`);
    },
  },
  {
    name: 'skips no level of headings in its text',
    check({ elements }) {
      const main = elements.find(({ name }) => name === 'main');
      const headings = main === undefined ? [] : elementsIn(main).filter(({ name }) => /^h[1-6]$/.test(name));
      return headings.flatMap((heading, index) => {
        const before = headings[index - 1]?.name ?? 'h0';
        return Number(heading.name[1]) - Number(before[1]) > 1
          ? [`${heading.name} "${textOf(heading).slice(0, 40)}" after ${before}. Fix: use the next level`]
          : [];
      });
    },
  },
  {
    name: 'has a name on every button, link and field',
    check({ elements }) {
      const byId = new Map(elements.map((element) => [element.attribs.id, element]));
      const labels = elements.filter(({ name }) => name === 'label');
      const labelOf = (control: HtmlElement): string => {
        const isOwn = (label: HtmlElement) =>
          (control.attribs.id !== undefined && label.attribs.for === control.attribs.id) ||
          elementsIn(label).includes(control);
        return labels.filter(isOwn).map(nameFrom).join('');
      };
      const isNamed = (control: HtmlElement): boolean => {
        const { attribs, name } = control;
        const others = (attribs['aria-labelledby'] ?? '').split(/\s+/).flatMap((id) => byId.get(id) ?? []);
        const isField = name === 'input' || name === 'select' || name === 'textarea';
        const own = isField ? labelOf(control) + (attribs.placeholder ?? '') : nameFrom(control);
        return [attribs['aria-label'], attribs.title, ...others.map(nameFrom), own].some(
          (text = '') => text.trim() !== '',
        );
      };
      return elements
        .filter(
          ({ name, attribs }) =>
            controls.has(name) && attribs.type !== 'hidden' && (name !== 'a' || attribs.href !== undefined),
        )
        .filter((control) => !isNamed(control))
        .map((control) => `${show(control)} has no name. Fix: give it a text or aria-label`);
    },
  },
  {
    name: 'has only elements of HTML, SVG and MathML',
    check({ elements }) {
      const drawings = new Set(['svg', 'math']);
      const unknown = elements.filter(
        (element) =>
          !htmlNames.has(element.name) && !ancestorsOf(element).some(({ name }) => drawings.has(name)),
      );
      return unknown.map(
        ({ name }) => `<${name}> is no element. Fix: see the component or Markdown that wrote it`,
      );
    },
  },
];

/** Returns the text that names an element from its inside: what is hidden from screen readers is left out. */
function nameFrom(element: HtmlElement): string {
  if (element.attribs['aria-hidden'] === 'true') return '';
  const own = element.attribs['aria-label'] ?? element.attribs.alt ?? '';
  const inner = element.children.map((child) =>
    isText(child) ? child.data : isElement(child) ? nameFrom(child) : '',
  );
  return own + inner.join('');
}
