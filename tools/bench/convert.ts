export type Peer = 'docusaurus' | 'starlight' | 'vitepress';
export type Page = { title: string; description: string; fields: string[]; body: string };

/** The admonitions of each peer under our names; a name that is missing is the same there. */
const ADMONITIONS = {
  docusaurus: {},
  starlight: { warning: 'caution', info: 'note' },
  vitepress: { note: 'info' },
};

/**
 * Takes the text of one of our Markdown files; gives title, description, the lines of its front matter and its body. Throws when
 * it has no front matter.
 */
export function readPage(text: string): Page {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('a page begins with front matter between two lines of ---');
  const fields = (match[1] ?? '').split('\n');
  const value = (name: string) =>
    (fields.find((line) => line.startsWith(`${name}: `)) ?? '')
      .slice(name.length + 2)
      .replace(/^(['"])(.*)\1$/, '$2');
  return { title: value('title'), description: value('description'), fields, body: match[2] ?? '' };
}

/**
 * Takes a page of ours and a peer; gives the Markdown that the peer builds it from. Only what the peer would show as raw text or
 * stumble over is written in another way.
 * @param kept Keys of the front matter that the peer understands, besides title and description.
 */
export function convertPage(
  { title, description, fields, body }: Page,
  peer: Peer,
  kept: readonly string[] = [],
): string {
  const lines = body.split('\n');
  let fence = '';
  const converted = lines.map((line) => {
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
    ...fields.filter((field) => kept.some((key) => field.startsWith(`${key}:`))),
  ];
  // VitePress shows no title of its own.
  const heading = peer === 'vitepress' ? [`# ${title}`, ''] : [];
  return ['---', ...front, '---', '', ...heading, ...converted].join('\n');
}

function convertLine(line: string, peer: Peer) {
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

function openAdmonition(kind: string, title: string | undefined, peer: Peer) {
  const names: Record<string, string> = ADMONITIONS[peer];
  const name = names[kind] ?? kind;
  if (peer === 'vitepress') return `::: ${name}${title ? ` ${title}` : ''}`;
  return `:::${name}${title ? `[${title}]` : ''}`;
}

function convertText(text: string, peer: Peer) {
  const plain = text
    .replace(/:(since|changed|deprecated|removed)\[([^\]]*)\]/g, '*$1 $2*')
    .replace(/:unreleased\[\]/g, '*unreleased*')
    // Here "<" and "{" mean themselves.
    .replace(/<(?!https?:|!--)/g, '&lt;')
    .replace(/\{\{/g, '&#123;&#123;');
  if (peer !== 'starlight') return plain;
  return plain
    .replace(/ \{#[\w-]+\}$/, '')
    .replace(
      /\]\((\.{1,2}\/[^)#\s]+?)\.md(#[^)\s]*)?\)/g,
      (_, file, anchor = '') => `](../${file}/${anchor})`,
    );
}
