import { formatTexts } from './formatTexts';
import { apiFileOf } from './openApi';
import type { MissingTexts } from './listMissing';

/** Formats the first untranslated texts of a file as YAML to fill in, with the English text above each. */
export function formatNext(locale: string, { name, texts, words }: MissingTexts, count: number): string {
  const file = apiFileOf(locale, name);
  const entries = texts.slice(0, count).map(({ path, english, stale }) => ({
    path,
    text: '',
    comment: [
      english,
      ...(stale === undefined ? [] : [`It was translated before the English changed: ${stale}`]),
    ],
  }));
  return [
    `# ${file}: ${texts.length} texts, ${words} words left. Fill in these, save them as new.yaml, and run`,
    `# npm run translations -- add ${file} new.yaml`,
    '',
    formatTexts(entries),
  ].join('\n');
}
