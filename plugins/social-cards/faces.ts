import type { Faces } from './drawCard';
import { openTypeface } from './typeface';
import type { Card } from './types';

const chinese = ['@fontsource-variable/noto-sans-sc'];
/** The Latin letters of Noto Sans SC are those of Source Sans, but its quotes are as wide as a Chinese character. */
const latin = ['@fontsource-variable/source-sans-3', ...chinese];
const mono = ['@fontsource-variable/jetbrains-mono', ...chinese];

/** Opens the typefaces for cards of one language. */
export async function openFaces(cards: readonly Card[], locale: string): Promise<Faces> {
  const text = locale.startsWith('zh') ? chinese : latin;
  const titles = (isCode: boolean) => [
    '…',
    ...cards.filter((card) => card.isCode === isCode).map(({ title }) => title),
  ];
  const sections = cards.flatMap((card) => card.sections);
  const [title, code, section] = await Promise.all([
    openTypeface(text, 640, titles(false)),
    openTypeface(mono, 560, titles(true)),
    openTypeface(text, 420, [' /', ...sections]),
  ]);
  return { title, code, section };
}
