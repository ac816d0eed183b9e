import { describe, expect, it } from 'vitest';
import { highlightToHtml } from './highlight';

const line = (html: string, classes = '') => `<span class="token-line${classes}">${html}\n</span>`;

const lines: [string, string, string][] = [
  ['python', 'import taichi as ti', '<span class="k">import</span> taichi <span class="k">as</span> ti'],
  ['python', '@ti.kernel', '<span class="d">@ti.kernel</span>'],
  ['python', 'def fill(n):', '<span class="k">def</span> <span class="f">fill</span>(n):'],
  ['python', 'print(x) # a < b', 'print(x) <span class="c"># a &lt; b</span>'],
  ['py', 'a = -1', 'a = -<span class="n">1</span>'],
  ['python', 'x is not None', 'x <span class="k">is not None</span>'],
  [
    'python',
    'class A: pass',
    '<span class="k">class</span> <span class="t">A</span>: <span class="k">pass</span>',
  ],
  [
    'python',
    "f'<{a + 1}>'",
    `<span class="s">f'&lt;</span>{a + <span class="n">1</span>}<span class="s">&gt;'</span>`,
  ],
  ['cpp', 'int a = call(1);', '<span class="k">int</span> a = call(<span class="n">1</span>);'],
  ['console', 'for i in 1; do', '<span class="k">for</span>'],
  ['cmake', 'set(A ON)', '<span class="k">set</span>'],
  ['toml', '[a]', '[<span class="t">a</span>]'],
  ['ini', '[a]', '[<span class="t">a</span>]'],
  ['json', '{"a": true}', '<span class="k">true</span>'],
  ['diff', '-a', '<span class="k">-a</span>'],
  ['powershell', 'if ($a) {}', '<span class="k">if</span>'],
  ['nonsense', '<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;'],
  ['extend', 'a = 1', 'a = 1'],
];

describe('highlightToHtml', () => {
  it.each(lines)('colors %s: %s', (language, code, html) => {
    expect(highlightToHtml(code, language)).toContain(html);
  });

  it('leaves calls plain in shell', () => {
    expect(highlightToHtml('pip install "a"', 'shell')).toBe(
      line('pip install <span class="s">&quot;a&quot;</span>'),
    );
  });

  it('leaves numbers plain in shell, where releases look like them', () => {
    expect(highlightToHtml('cd taichi-1.6.0 2', 'shell')).toBe(line('cd taichi-1.6.0 2'));
  });

  it('splits a token over lines and drops the last line breaks', () => {
    expect(highlightToHtml('"""a\r\n\nb"""\n\n', 'python')).toBe(
      line('<span class="s">&quot;&quot;&quot;a</span>') +
        line('') +
        line('<span class="s">b&quot;&quot;&quot;</span>'),
    );
  });

  it('writes lanes and marked lines as classes', () => {
    const html = highlightToHtml('a\nb\n\nc\nd', 'text', {
      lanes: ['py', 'ti', null, 'fork', 'par'],
      marked: [2],
    });
    expect(html).toBe(
      line('a', ' lane-py') +
        line('b', ' hl lane-ti') +
        line('') +
        line('c', ' lane-par lane-fork') +
        line('d', ' lane-par'),
    );
  });

  it('leaves no global behind', () => {
    expect('Prism' in globalThis).toBe(false);
  });
});
