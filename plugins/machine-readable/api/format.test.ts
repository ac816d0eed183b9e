import { describe, expect, it } from 'vitest';
import { createWords } from '../words';
import { formatBadges, formatChanges, formatHistory } from './formatChanges';
import { formatEntry, formatRemoved, type EntryWriting } from './formatEntry';
import { formatSignature } from './formatSignature';
import { formatCode, formatText } from './formatText';
import type { ApiSymbol, HistoryStep, Parameter, TextPart } from './schema';

const writing: EntryWriting = {
  words: createWords('en', {}),
  label: 'v1.6.0',
  toUrl: (path) => `https://site.example${path}`,
  releaseOf: (label) => label.replace(/^v(\d+\.\d+)\..*/, '$1'),
};

describe('a text', () => {
  it.each<[string, TextPart[], string]>([
    [
      'links code',
      [['code', 'ti.field', '/api/#f'], ' and ', ['code', 'x']],
      '[`ti.field`](https://site.example/api/#f) and `x`',
    ],
    ['keeps emphasis', ['a ', ['em', 'b']], 'a *b*'],
    ['omits its language', [['lang', 'en'], 'English'], 'English'],
    ['escapes markup', ['a*b [c] <d> _e_ f_g'], 'a\\*b \\[c\\] \\<d> \\_e\\_ f_g'],
  ])('%s', (_what, parts, expected) => {
    expect(formatText(parts, writing.toUrl)).toBe(expected);
  });

  it('fences code that has backticks', () => {
    expect(formatCode('a `b` c')).toBe('`` a `b` c ``');
  });
});

const parameter = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  ...{ name, type: [], text: [] },
  ...more,
});

describe('a signature', () => {
  it.each<[Parameter[], string]>([
    [[], 'f()'],
    [[parameter('a'), parameter('b', { default: '1' })], 'f(a, b=1)'],
    [
      [parameter('a', { annotation: [['int', '/int'], ' | None'], default: 'None' })],
      'f(a: int | None = None)',
    ],
    [[parameter('a', { only: 'position' }), parameter('b')], 'f(a, /, b)'],
    [[parameter('a'), parameter('b', { only: 'keyword' })], 'f(a, *, b)'],
    [[parameter('a', { stars: '*' }), parameter('b', { only: 'keyword' })], 'f(*a, b)'],
  ])('of %j', (parameters, expected) => {
    expect(formatSignature('f', { parameters })).toBe(expected);
  });

  it('ends in the type of the result', () => {
    expect(formatSignature('f', { parameters: [] }, [['Field', '/f']])).toBe('f() -> Field');
  });
});

const history: HistoryStep[] = [
  { versionLabel: 'v1.5.0', state: 'present', changes: [] },
  { versionLabel: 'v1.6.0', state: 'changed', changes: [{ kind: 'parameterAdded', name: 'b' }] },
  { versionLabel: 'v1.7.0', state: 'deprecated', changes: [] },
];

it('describes what versions changed', () => {
  expect(formatHistory(history, writing)).toBe(
    '**History**\n\n- 1.5: Available.\n- 1.6: New parameter `b`.\n- 1.7: Deprecated.',
  );
  expect(formatHistory(history.slice(0, 1), writing)).toBe('');
  expect(formatBadges(history, 'v1.5.0', writing)).toEqual(['deprecated in 1.7']);
  expect(formatBadges(history, 'v1.6.0', writing)).toEqual(['changed in 1.6', 'deprecated in 1.7']);
  expect(
    formatChanges(
      [
        { kind: 'defaultChanged', name: 'a', from: '1', to: '2' },
        { kind: 'membersAdded', names: ['x', 'y'] },
        { kind: 'kindChanged', from: 'class', to: 'function' },
      ],
      writing,
    ),
  ).toBe('Default of `a`: `2` instead of `1`. New members: `x`, `y`. Kind: function instead of class.');
});

const symbol: ApiSymbol = {
  id: 'taichi.hit',
  name: 'hit',
  prefix: 'ti.',
  access: 'ti.hit',
  kind: 'function',
  scope: 'python',
  text: ['Hits.'],
  signature: { parameters: [parameter('at', { type: ['int'], text: ['Where.'], default: '0' })] },
  returns: { type: ['int'], text: ['How often.'] },
  raises: [{ name: 'ValueError', text: ['Never.'] }],
  example: { code: 'ti.hit()', output: '1' },
  source: { href: 'https://code.example/hit', label: 'hit.py:1' },
  deprecated: { instead: ['Use ', ['code', 'ti.tap']] },
  aliases: [{ name: 'ti.punch', href: '/api/#punch' }],
  history: history.slice(0, 1),
};

it('formats an entry', () => {
  expect(formatEntry(symbol, 2, writing)).toBe(`## ti.hit

function · in Python · deprecated · [Source](https://code.example/hit)

\`\`\`python
ti.hit(at=0) -> int
\`\`\`

> **Deprecated** Use \`ti.tap\`

Hits.

Also [\`ti.punch\`](https://site.example/api/#punch)

**Parameters**

- \`at\` (int): Where. Default \`0\`.

**Returns** int: How often.

**Raises**

- \`ValueError\`: Never.

**Example**

\`\`\`python
ti.hit()
\`\`\`

\`\`\`output
1
\`\`\``);
});

it('formats a name that is gone', () => {
  const removed = {
    ...{ id: 'taichi.hot', prefix: 'ti.', name: 'hot', kind: 'data' as const, removedIn: 'v1.6.0' },
    ...{ instead: [], lastEntry: { versionLabel: 'v1.5.0', href: '/api/v1.5.0/#hot' }, history: [] },
  };
  expect(formatRemoved(removed, 2, writing)).toBe(
    '## ti.hot\n\nconstant or object · removed in 1.6\n\nNothing takes its place. [Its entry in 1.5](https://site.example/api/v1.5.0/#hot)',
  );
});

it('says what was run of a name, and what is beside it', () => {
  const proven = {
    runs: ['x64', 'vulkan'],
    fails: ['metal'],
    listed: ['cuda'],
    gradient: [],
    shapes: '(n) -> ()',
  };
  const text = formatEntry(
    { ...symbol, proven, seeAlso: [{ name: 'ti.tap', href: '/api/#tap' }] },
    2,
    writing,
  );
  expect(text).toContain(
    'Shapes `(n) -> ()` · Ran on CPU, Vulkan · Example fails on Metal · Declared for CUDA · Gradient none',
  );
  expect(text).toContain('**See also** [`ti.tap`](https://site.example/api/#tap)');
  expect(formatEntry({ ...symbol, proven: { gradient: 'zero' } }, 2, writing)).toContain('Gradient always 0');
});
