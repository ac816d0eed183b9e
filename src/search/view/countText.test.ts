import { expect, it } from 'vitest';
import { countText } from './countText';

it.each([
  ['One result|{count} results', 1, 'en', 'One result'],
  ['One result|{count} results', 21, 'en', '21 results'],
  ['{count} résultat|{count} résultats', 1, 'fr-FR', '1 résultat'],
  ['{count} résultat|{count} résultats', 1_000_000, 'fr-FR', '1000000 résultats'],
  ['{count} 条结果', 1, 'zh-Hans', '1 条结果'],
  ['{count} 条结果', 30, 'zh-Hans', '30 条结果'],
])('%j with %d in %s is %j', (message, count, locale, text) => {
  expect(countText(message, count, locale)).toBe(text);
});
