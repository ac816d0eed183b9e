// @ts-check
import { DomUtils, parseDocument } from 'htmlparser2';

/** Colors of diagrams and the tokens of `src/css/tokens.css` behind them. */
const colors = new Map([
  ['strong', '--strong'],
  ['text', '--text'],
  ['muted', '--muted'],
  ['edge', '--edge'],
  ['line', '--line'],
  ['sunk', '--sunk'],
  ['ground', '--ground'],
  ['taichi', '--taichi'],
  ['python', '--python'],
  ['info', '--info'],
  ['type', '--c-type'],
  ['danger', '--danger'],
]);

/** Too pale for words: they separate surfaces. */
const surfaces = ['edge', 'line', 'sunk', 'ground'];

const elements = 'circle g line path polygon polyline rect text title tspan'.split(' ');

const attributes = new Set(
  `cx cy d dx dy fill fill-opacity font-family font-size font-weight height points r rx stroke stroke-dasharray
   stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor transform width x x1 x2 y y1 y2`.split(
    /\s+/,
  ),
);

/** The smallest label on a phone, in CSS pixels; a diagram that would have to be smaller scrolls instead. */
const legible = 11;

/** Width of the text on a phone, in CSS pixels. */
const phone = 354;

/** @typedef {import('../../shared/pictures/diagram').Drawing} Drawing */
/** @typedef {import('../../shared/pictures/diagram').Part} Part */
/** @typedef {ReturnType<typeof DomUtils.getElementsByTagName>[number]} Element */

/** An error in a diagram, with the line that it was found on. */
export class DiagramError extends Error {
  /**
   * @param {number} line
   * @param {string} problem
   * @param {string} fix
   */
  constructor(line, problem, fix) {
    super(`${problem}. Fix: ${fix}`);
    this.line = line;
  }
}

const listOfColors = [...colors.keys(), 'none'].join(', ');

/**
 * Rewrites the attributes of an element for a page, where colors and fonts are custom properties.
 *
 * @param {Element} element
 * @param {(problem: string, fix: string) => DiagramError} fault
 */
function resolveAttributes({ name: tag, attribs }, fault) {
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'style' || name === 'class') {
      throw fault(`<${tag}> has a ${name}`, `write fill="…" and stroke="…" with one of: ${listOfColors}`);
    }
    if (!attributes.has(name)) throw fault(`<${tag}> has ${name}="${value}"`, 'remove the attribute');
    if (name === 'fill' || name === 'stroke') {
      const token = colors.get(value);
      if (token) attribs[name] = `var(${token})`;
      else if (value !== 'none')
        throw fault(`${name}="${value}" does not follow the color mode`, `write one of: ${listOfColors}`);
    }
    if (name === 'font-family') {
      if (value !== 'mono') {
        throw fault(`font-family="${value}" is not a face of the site`, 'write "mono", or nothing');
      }
      attribs[name] = 'var(--mono)';
    }
  }
}

/**
 * Returns the size of a label after checking that it can be read.
 *
 * @param {Element} element
 * @param {(problem: string, fix: string) => DiagramError} fault
 */
function measureLabel({ attribs }, fault) {
  const size = Number(attribs['font-size']);
  if (!(size > 0)) throw fault('a text has no font-size', 'add font-size, in units of the viewBox');
  if (attribs.fill === undefined || surfaces.includes(attribs.fill) || attribs.fill === 'none') {
    throw fault(
      `a text has ${attribs.fill === undefined ? 'no color' : `fill="${attribs.fill}"`}`,
      'write fill="strong", "text", "muted" or the color of its side',
    );
  }
  if (attribs['fill-opacity'] !== undefined) {
    throw fault('a text is transparent', 'remove fill-opacity and write fill="muted"');
  }
  return size;
}

/**
 * Returns the position and the size of a drawing in its own units.
 *
 * @param {Element | undefined} svg
 * @param {number} line
 */
function readViewBox(svg, line) {
  const viewBox = svg?.name === 'svg' ? (svg.attribs.viewBox ?? '') : '';
  const [, , width = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0)) {
    throw new DiagramError(line, 'this is no SVG with a viewBox', 'add viewBox="0 0 width height"');
  }
  return { viewBox, width };
}

/**
 * Reads a drawing, which is a diagram or a part of one.
 *
 * @param {Element} svg
 * @param {(node: Element | undefined) => number} lineOf
 * @returns {Part}
 */
function readPart(svg, lineOf) {
  const { viewBox, width } = readViewBox(svg, lineOf(svg));
  let smallest = Infinity;
  for (const element of DomUtils.findAll(() => true, svg.children)) {
    /**
     * @param {string} problem
     * @param {string} fix
     */
    const fault = (problem, fix) => new DiagramError(lineOf(element), problem, fix);
    if (!elements.includes(element.name)) {
      throw fault(`<${element.name}> does not belong in a diagram`, `use one of: ${elements.join(', ')}`);
    }
    if (element.name === 'text') smallest = Math.min(smallest, measureLabel(element, fault));
    resolveAttributes(element, fault);
  }
  // The page has the alt text; browsers would show the title as a tooltip.
  for (const title of DomUtils.getElementsByTagName('title', svg.children)) DomUtils.removeElement(title);
  const html = DomUtils.getInnerHTML(svg, { xmlMode: true, encodeEntities: 'utf8' });
  return {
    viewBox,
    width: smallest === Infinity ? 0 : Math.ceil((legible / smallest) * width),
    html: html.replace(/>\s+</g, '><').trim(),
  };
}

/**
 * Reads a diagram: an SVG whose colors are names of tokens, so that it follows the color mode of the page. An `<svg>`
 * in it is a part that a phone shows below the one before.
 *
 * @param {string} source
 * @returns {Drawing}
 * @throws {DiagramError} For a color, a font or an element that does not belong in a diagram.
 */
export function readDiagram(source) {
  const document = parseDocument(source, { xmlMode: true, withStartIndices: true });
  /** @param {Element | undefined} node */
  const lineOf = (node) => source.slice(0, node?.startIndex ?? 0).split('\n').length;
  const root = document.children.find((node) => DomUtils.isTag(node));
  readViewBox(root, lineOf(root));
  if (!root) return [];
  const nested = root.children.filter((node) => DomUtils.isTag(node)).filter(({ name }) => name !== 'title');
  if (!nested.some(({ name }) => name === 'svg')) return [readPart(root, lineOf)];
  return nested.map((svg) => {
    const part = readPart(svg, lineOf);
    if (part.width > phone) {
      throw new DiagramError(
        lineOf(svg),
        `this part needs ${part.width} of the ${phone} pixels of a phone`,
        'make it narrower, or its labels larger',
      );
    }
    return part;
  });
}
