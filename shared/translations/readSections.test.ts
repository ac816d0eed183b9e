import { describe, expect, it } from 'vitest';
import { readSections } from './readSections';

const page = `---
title: Fields
description: >-
  What they are,
  and how.
slug: /field
image_alt: A field
---

Hello.

## Declare a \`ti.field\` :since[1.6] {#declare}

Text.

\`\`\`python
## not a heading {#no}
\`\`\`

#### Deep {#deep}

More.

### Shape {#shape}

### Traps & *tricks*

End.
`;

describe('readSections', () => {
  it('finds front matter, introduction, and each h2 and h3 with its own text', () => {
    const sections = readSections(page).map(({ id, title, line }) => ({ id, title, line }));
    expect(sections).toEqual([
      { id: '_title', title: '', line: 1 },
      { id: '_intro', title: '', line: 10 },
      { id: 'declare', title: 'Declare a ti.field', line: 12 },
      { id: 'shape', title: 'Shape', line: 24 },
      { id: 'traps--tricks', title: 'Traps & tricks', line: 26 },
    ]);
  });

  it('keeps what is translated of the front matter only', () => {
    const [front] = readSections(page);
    expect(front?.text).toBe(
      'description: >-\n  What they are,\n  and how.\nimage_alt: A field\ntitle: Fields',
    );
  });

  it('gives deeper headings to the section around them', () => {
    const declare = readSections(page).find(({ id }) => id === 'declare');
    expect(declare?.subheadings).toEqual([{ id: 'deep', depth: 4, line: 20 }]);
    expect(declare?.text).toMatch(/^## Declare[\s\S]*More\.$/);
  });

  it.each([
    ['spaces at ends of lines', page.replace('Text.', 'Text.  ')],
    ['empty lines at ends of sections', page.replace('Text.', 'Text.').replace('### Shape', '\n\n### Shape')],
    ['the ends of lines', page.replaceAll('\n', '\r\n')],
    ['keys that are not translated', page.replace('slug: /field', 'slug: /fields')],
  ])('does not see %s', (_what, changed) => {
    const texts = (text: string) => readSections(text).map((section) => section.text);
    expect(texts(changed)).toEqual(texts(page));
  });

  it('tells two headings with the same text apart', () => {
    expect(readSections('## Example\n\n## Example\n').map(({ id }) => id)).toEqual(['example', 'example-1']);
  });

  it('leaves out an introduction without text', () => {
    expect(readSections('---\ntitle: A\n---\n\n## B {#b}\n').map(({ id }) => id)).toEqual(['_title', 'b']);
  });
});
