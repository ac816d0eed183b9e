import { expect, it } from 'vitest';
import { isSearchShortcut } from './isSearchShortcut';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

it.each([
  [{ key: 'k', ctrlKey: true }, false, true],
  [{ key: 'k', metaKey: true }, false, true],
  [{ key: 'K', ctrlKey: true }, true, true],
  [{ key: '/' }, false, true],
  [{ key: '/', shiftKey: true }, false, true],
  [{ key: '/' }, true, false],
  [{ key: '/', ctrlKey: true }, false, false],
  [{ key: 'k' }, false, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false, false],
  [{ key: '/', isComposing: true }, false, false],
])('%j in a field: %j opens the search: %j', (key, isInField, expected) => {
  expect(isSearchShortcut({ ...none, ...key }, isInField)).toBe(expected);
});
