import { expect, test } from 'vitest';
import { toExampleHtml } from './toExampleHtml';

test.each([
  ['an empty line', [[]], ''],
  [
    'classes, and characters that mean something in HTML',
    [[['k', 'if'] as const, ['', ' a<b & "c"'] as const]],
    '<span class="k">if</span> a&lt;b &amp; &quot;c&quot;',
  ],
  ['two lines', [[['', 'ti']] as const, [['n', '1']] as const], 'ti\n<span class="n">1</span>'],
])('%s', (_name, lines, html) => {
  expect(toExampleHtml(lines)).toBe(html);
});
