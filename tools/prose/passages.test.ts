import { describe, expect, it } from 'vitest';
import { commentsOf, textsOf } from './passages';

describe('commentsOf', () => {
  it('extracts comments with their lines, and no strings', () => {
    const source =
      "// one\nconst a = '// no comment';\n\n/**\n * two\n * three\n */\nexport function f() {\n  // four\n}\n";
    expect(commentsOf('a.ts', source).map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, 'one'],
      [4, 'two\nthree'],
      [9, 'four'],
    ]);
  });
});

describe('textsOf', () => {
  it('extracts paragraphs and headings without code and front matter', () => {
    const source =
      '---\ntitle: X\n---\n\n## Head\n\nA `ti.field` in\n**bold** words.\n\n```python\ncode\n```\n';
    expect(textsOf(source)).toEqual([
      { kind: 'text', line: 5, text: 'Head' },
      { kind: 'text', line: 7, text: 'A `…` in\nbold words.' },
    ]);
  });

  it('leaves out the ids of headings', () => {
    expect(textsOf('## Types per backend {#back-ends}\n')).toEqual([
      { kind: 'text', line: 1, text: 'Types per backend' },
    ]);
  });
});
