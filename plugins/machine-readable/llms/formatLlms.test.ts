import { expect, it } from 'vitest';
import { formatLlms } from './formatLlms';

it('writes title, summary, text and lists, in the format of llmstxt.org', () => {
  const text = formatLlms({
    title: 'Docs v1',
    summary: 'What it is.',
    text: 'How to read it.',
    sections: [
      {
        title: 'Basics',
        entries: [
          { title: 'Fields [1]', url: 'https://a.example/field.md', note: 'Two\n lines.' },
          { title: 'Kernels', url: 'https://a.example/kernel.md' },
        ],
      },
      { title: 'Empty', entries: [] },
    ],
  });
  expect(text).toBe(`# Docs v1

> What it is.

How to read it.

## Basics

- [Fields \\[1\\]](https://a.example/field.md): Two lines.
- [Kernels](https://a.example/kernel.md)
`);
});
