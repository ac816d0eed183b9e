import type { PeerId } from '../sites/site';

export type MarkdownPage = {
  readonly title: string;
  readonly description: string;
  /** The lines of the front matter. */
  readonly fields: readonly string[];
  readonly body: string;
};

/** The admonitions that a peer knows under another name than ours. */
const ADMONITIONS: Readonly<Record<PeerId, Readonly<Record<string, string>>>> = {
  docusaurus: {},
  starlight: { warning: 'caution', info: 'note' },
  vitepress: { note: 'info' },
};

/**
 * Splits one of our Markdown files into front matter and body.
 * @throws When it has no front matter.
 */
export function readPage(text: string): MarkdownPage {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('a page has to start with front matter between two lines of ---');
  const [, front = '', body = ''] = match;
  const fields = front.split('\n');
  const value = (name: string) =>
    (fields.find((line) => line.startsWith(`${name}: `)) ?? '')
      .slice(name.length + 2)
      .replace(/^(['"])(.*)\1$/, '$2');
  return { title: value('title'), description: value('description'), fields, body };
}

/**
 * Converts one of our pages to the Markdown of a peer. Only syntax that the peer would reject or show as raw text is changed.
 * @param keptFields Keys of the front matter that the peer understands, in addition to title and description.
 */
export function convertPage(
  { title, description, fields, body }: MarkdownPage,
  peer: PeerId,
  keptFields: readonly string[] = [],
): string {
  let fence = '';
  const converted = body.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') {
      fence = mark;
      return line.replace(/^(\s*`{3,})output\b.*$/, '$1text');
    }
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    return convertLine(line, peer);
  });
  const front = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...fields.filter((field) => keptFields.some((key) => field.startsWith(`${key}:`))),
  ];
  // VitePress does not render the title of the front matter.
  const heading = peer === 'vitepress' ? [`# ${title}`, ''] : [];
  return ['---', ...front, '---', '', ...heading, ...converted].join('\n');
}

function convertLine(line: string, peer: PeerId): string {
  const tab = /^:::tab\[(.*)\]$/.exec(line);
  if (tab) return `**${tab[1]}**\n`;
  if (/^::::(tabs)?$/.test(line)) return '';
  const opening = /^:::(\w+)(?:\[(.*)\])?$/.exec(line);
  if (opening) return openAdmonition(opening[1] ?? '', opening[2], peer);
  const parts = line.split(/(`+[^`]*`+)/);
  return parts
    .map((part, index) => (index % 2 ? part : convertText(part, peer)))
    .join('')
    .replace(/:plain\[(`[^`]*`)\]/g, '$1');
}

function openAdmonition(kind: string, title: string | undefined, peer: PeerId): string {
  const name = ADMONITIONS[peer][kind] ?? kind;
  if (peer === 'vitepress') return `::: ${name}${title ? ` ${title}` : ''}`;
  return `:::${name}${title ? `[${title}]` : ''}`;
}

function convertText(text: string, peer: PeerId): string {
  const plain = text
    .replace(/:(since|changed|deprecated|removed)\[([^\]]*)\]/g, '*$1 $2*')
    .replace(/:unreleased\[\]/g, '*unreleased*')
    // In our Markdown both are plain text.
    .replace(/<(?!https?:|!--)/g, '&lt;')
    .replace(/\{\{/g, '&#123;&#123;');
  if (peer !== 'starlight') return plain;
  return plain
    .replace(/ \{#[\w-]+\}$/, '')
    .replace(
      /\]\((\.{1,2}\/[^)#\s]+?)\.md(#[^)\s]*)?\)/g,
      (_, file: string, anchor = '') => `](../${file}/${anchor})`,
    );
}
