/** What a card shows besides the picture. */
interface CardText {
  readonly file: string;
  /** The first lines of the program's first kernel. */
  readonly lines: readonly string[];
  /** Numbers that the reader changed, as code; empty if none. */
  readonly changes: string;
  readonly site: string;
}

/** The size that link previews expect. */
export const cardSize = [1200, 630] as const;

const MARGIN = 48;
const CODE = 22;
const LEADING = 32;
/** The panel with the text; the picture is below and beside it. */
const PANEL = 236;

const ink = '#eef5f2';
const muted = '#a9bab4';
const jade = '#87d6c4';
const amber = '#efa76a';

/** Shortens a text until it fits. */
export function fitText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let end = text.length;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** The part of a picture that covers a box of the size of the card: x, y, width, height. */
export function coverPart(width: number, height: number): [number, number, number, number] {
  const scale = Math.max(cardSize[0] / width, cardSize[1] / height);
  const [w, h] = [cardSize[0] / scale, cardSize[1] / scale];
  return [(width - w) / 2, (height - h) / 2, w, h];
}

function fontOf(kind: '--sans' | '--mono', size: number, weight = 400): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(kind).trim();
  return `${weight} ${size}px ${family || 'monospace'}`;
}

/** Draws a card with the picture of an example. */
export function drawCard(picture: HTMLCanvasElement, text: CardText): HTMLCanvasElement {
  const [width, height] = cardSize;
  const card = document.createElement('canvas');
  [card.width, card.height] = cardSize;
  const draw = card.getContext('2d');
  if (!draw) return card;
  draw.drawImage(picture, ...coverPart(picture.width, picture.height), 0, 0, width, height);
  const top = height - PANEL;
  draw.fillStyle = 'rgb(12 18 17 / 0.9)';
  draw.fillRect(0, top, width, PANEL);
  // The lanes: one line of Python, three of a kernel.
  for (const [k, color] of [amber, jade, jade, jade].entries()) {
    draw.fillStyle = color;
    draw.fillRect(0, top + (k * PANEL) / 4, 10, PANEL / 4 - 3);
  }
  const write = (line: string, at: readonly [x: number, y: number], color: string, room: number): void => {
    draw.fillStyle = color;
    const shown = fitText(line, (part) => draw.measureText(part).width <= room);
    draw.fillText(shown, at[0], top + at[1]);
  };
  draw.textBaseline = 'alphabetic';
  draw.textAlign = 'right';
  draw.font = fontOf('--sans', 26, 600);
  write('Taichi Docs', [width - MARGIN, 52], ink, 300);
  draw.font = fontOf('--sans', 19);
  write(text.site, [width - MARGIN, 82], muted, 300);
  draw.textAlign = 'left';
  draw.font = fontOf('--mono', 26, 600);
  write(text.file, [MARGIN, 52], ink, 700);
  draw.font = fontOf('--mono', CODE);
  text.lines
    .slice(0, 3)
    .forEach((line, k) => write(line, [MARGIN, 98 + k * LEADING], jade, width - 2 * MARGIN));
  if (text.changes) write(text.changes, [MARGIN, 98 + 3 * LEADING + 14], amber, width - 2 * MARGIN);
  return card;
}

/** Turns a canvas into a PNG file. */
export async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the canvas has no picture');
  return new File([blob], name, { type: 'image/png' });
}

/** Downloads a file. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Finds file name and first kernel of the program around an element, or in the first program before it. */
export function readProgram(inside: Element): Pick<CardText, 'file' | 'lines'> {
  const own = inside.closest('.theme-code-block');
  const blocks = [...document.querySelectorAll('.theme-code-block.language-python')];
  const around = own ? blocks.slice(0, blocks.indexOf(own) + 1).reverse() : blocks.slice(0, 1);
  const file = around[0]?.querySelector('.code-title')?.textContent.split(',')[0] ?? '';
  for (const block of around) {
    const lines = [...block.querySelectorAll('pre .token-line')].map((line) => line.textContent.trimEnd());
    const kernel = lines.findIndex((line) => line.startsWith('@ti.kernel'));
    if (kernel >= 0) return { file, lines: lines.slice(kernel + 1, kernel + 4) };
  }
  return { file, lines: [] };
}
