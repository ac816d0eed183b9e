import { expect, test } from 'vitest';
import { breakNames } from './breakNames';

test.each([
  ['a short name', '<code>ti_init</code>', '<code>ti_init</code>'],
  [
    'a long name',
    '<code>ti_get_runtime_capabilities_ext</code>',
    '<code>ti_<wbr>get_<wbr>runtime_<wbr>capabilities_<wbr>ext</code>',
  ],
  [
    'dots, and what is not code',
    'a_long_word_in_running_text <code>taichi.ui.window.Window</code>',
    'a_long_word_in_running_text <code>taichi.<wbr>ui.<wbr>window.<wbr>Window</code>',
  ],
])('%s', (_name, html, expected) => {
  expect(breakNames(html)).toBe(expected);
});
