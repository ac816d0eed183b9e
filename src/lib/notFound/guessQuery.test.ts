import { expect, test } from 'vitest';
import { guessQuery } from './guessQuery';

test.each([
  ['/no-such-page', 'no such page'],
  ['/docs/v1.4.0/field/', 'field'],
  ['/docs/field/master', 'field'],
  ['/lang/articles/kernel_function.html', 'kernel function'],
  ['/api/taichi.GUI', 'taichi.GUI'],
  ['/%E5%B8%83%E6%96%99', '布料'],
  ['/a%ZZ', 'a%ZZ'],
  ['/', ''],
])('%s: %s', (path, query) => {
  expect(guessQuery(path, '/')).toBe(query);
});

test('the locale is not part of the query', () => {
  expect(guessQuery('/fr-FR/', '/fr-FR/')).toBe('');
});
