// @ts-check
import { describe, expect, it } from 'vitest';
import { readDiagram } from './readDiagram.mjs';

/** @param {string} content */
const draw = (content) =>
  readDiagram(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 100">\n${content}\n</svg>`);

const empty = { html: '', viewBox: '' };
const label = '<text x="0" y="9" fill="muted" font-size="14">a &lt; b</text>';

describe('readDiagram', () => {
  it('replaces names of tokens by the custom properties of the page', () => {
    const [{ html, viewBox } = empty] = draw(
      '<title>A</title>\n<rect x="1" fill="none" stroke="taichi"/>\n<path d="M0 0" stroke="type"/>',
    );
    expect(viewBox).toBe('0 0 700 100');
    expect(html).toBe(
      '<rect x="1" fill="none" stroke="var(--taichi)"/><path d="M0 0" stroke="var(--c-type)"/>',
    );
  });

  it('keeps words and their face', () => {
    const [{ html } = empty] = draw(label.replace('x="0"', 'font-family="mono"'));
    expect(html).toBe(
      '<text font-family="var(--mono)" y="9" fill="var(--muted)" font-size="14">a &lt; b</text>',
    );
  });

  it.each([
    ['', 0],
    [label, 550],
    [`${label}${label.replace('14', '20')}`, 550],
  ])('finds the width at which the smallest label has 11 pixels', (content, width) => {
    expect(draw(content)).toMatchObject([{ width }]);
  });

  it.each([
    [
      '<rect fill="#101616"/>',
      /^fill="#101616" does not follow the color mode\. Fix: write one of: strong, text/,
    ],
    ['<path stroke="black"/>', /^stroke="black" does not follow the color mode/],
    ['<g fill="var(--x)"/>', /^fill="var\(--x\)" does not follow/],
    ['<rect style="fill:red"/>', /^<rect> has a style\. Fix: write fill="…"/],
    ['<rect class="box"/>', /^<rect> has a class/],
    ['<rect id="a"/>', /^<rect> has id="a"\. Fix: remove/],
    ['<style>a{}</style>', /^<style> does not belong in a diagram\. Fix: use one of: circle/],
    ['<image href="a.png"/>', /^<image> does not belong/],
    ['<text fill="text">a</text>', /^a text has no font-size/],
    ['<text font-size="14">a</text>', /^a text has no color/],
    ['<text fill="edge" font-size="14">a</text>', /^a text has fill="edge"\. Fix: write fill="strong"/],
    ['<text fill="text" fill-opacity="0.5" font-size="14">a</text>', /^a text is transparent/],
    ['<text fill="text" font-family="Arial" font-size="14">a</text>', /^font-family="Arial" is not a face/],
  ])('refuses %s', (content, message) => {
    expect(() => draw(content)).toThrow(
      expect.objectContaining({ line: 2, message: expect.stringMatching(message) }),
    );
  });

  it('reads parts, which a phone shows one below the other', () => {
    const part = (/** @type {number} */ at) =>
      `<svg x="${at}" width="300" viewBox="${at} 0 300 90">${label}</svg>`;
    expect(draw(`<title>A</title>${part(0)}${part(340)}`)).toMatchObject([
      { viewBox: '0 0 300 90', width: 236 },
      { viewBox: '340 0 300 90', width: 236 },
    ]);
  });

  it.each([
    [`<svg viewBox="0 0 500 90">${label}</svg>`, 'this part needs 393 of the 354 pixels of a phone'],
    ['<svg>\n</svg>', 'this is no SVG with a viewBox'],
    [`<svg viewBox="0 0 300 90"/>${label}`, 'this is no SVG with a viewBox'],
    ['<svg viewBox="0 0 300 90"><svg viewBox="0 0 9 9"/></svg>', '<svg> does not belong in a diagram'],
  ])('refuses the parts %s', (content, message) => {
    expect(() => draw(content)).toThrow(message);
  });

  it.each(['', '<p/>', '<svg/>', '<svg viewBox="0 0 x 9"/>'])('refuses what is no drawing: %s', (source) => {
    expect(() => readDiagram(source)).toThrow('this is no SVG with a viewBox. Fix: add viewBox=');
  });
});
