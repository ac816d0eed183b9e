/** A page in the list of a section. */
export type Entry = { readonly title: string; readonly url: string; readonly note?: string };

/** A list of pages below a heading. */
export type Section = { readonly title: string; readonly entries: readonly Entry[] };

type Index = {
  readonly title: string;
  /** One sentence, quoted below the title. */
  readonly summary: string;
  /** How to read the site. */
  readonly text: string;
  readonly sections: readonly Section[];
};

/** A note is one line without line breaks. */
const formatEntry = ({ title, url, note = '' }: Entry): string => {
  const line = note.replace(/\s+/g, ' ').trim();
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${line === '' ? '' : `: ${line}`}`;
};

/** Formats an index in the format of https://llmstxt.org: title, summary, text, sections with lists of links. */
export function formatLlms({ title, summary, text, sections }: Index): string {
  const lists = sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap((section) => [`## ${section.title}`, section.entries.map(formatEntry).join('\n')]);
  return `${[`# ${title}`, `> ${summary}`, text, ...lists].join('\n\n')}\n`;
}
