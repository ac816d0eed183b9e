import { expect, it } from 'vitest';
import { demoTexts, translateDemo } from './demoTexts';

const program = `for i in image:    # all pixels
    color = "#fff"
# done
`;

it('lists comments, not strings', () => {
  const { path, content } = demoTexts(program);
  expect(path).toBe('demo');
  expect(Object.entries(content).map(([key, { message }]) => [key, message])).toEqual([
    ['comment.1', 'all pixels'],
    ['comment.2', 'done'],
  ]);
});

it('puts translations in their places, and keeps what has none', () => {
  const files = [{ path: 'demo', content: { 'comment.1': { message: 'tous les pixels' } } }];
  expect(translateDemo(program, files)).toBe(program.replace('all pixels', 'tous les pixels'));
  expect(translateDemo(program, [])).toBe(program);
});
