import { type Drawing } from '../../shared/pictures/diagram';

/** A diagram and its name on the sheet. */
export type Entry = { readonly name: string; readonly drawing: Drawing };

/** The columns: the text of a phone, and code on a desktop. Widths in CSS pixels. */
const columns = { phone: 354, desktop: 768 };

const layout = [
  'body{display:flex;margin:0}',
  'section{padding:1rem;flex:none;background:var(--ground);color:var(--muted)}',
  'p{margin:1rem 0 .25rem}',
  '.light{color-scheme:light}',
  '.dark{color-scheme:dark}',
  ...Object.entries(columns).map(([name, width]) => `.${name}{inline-size:${width}px}`),
].join('');

const draw = ({ name, drawing }: Entry): string => {
  const parts = drawing.map(
    ({ viewBox, width, html }) =>
      `<svg class="diagram" viewBox="${viewBox}"${drawing.length > 1 ? '' : ` width="${width}"`}>${html}</svg>`,
  );
  return `<p>${name}</p><div class="diagram-${drawing.length > 1 ? 'parts' : 'box'}">${parts.join('')}</div>`;
};

/** Draws an HTML page with every diagram on a phone and a desktop in both modes, to look at after a change. */
export function drawSheet(entries: readonly Entry[], styles: string): string {
  const parts = ['light', 'dark'].flatMap((mode) =>
    Object.keys(columns).map(
      (column) => `<section class="${mode} ${column}">${entries.map(draw).join('')}</section>`,
    ),
  );
  return `<!doctype html><meta charset="utf-8"><title>Diagrams</title><style>${styles}${layout}</style>${parts.join('')}`;
}
