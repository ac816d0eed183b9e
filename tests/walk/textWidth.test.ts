import { describe, expect, it } from 'vitest';
import { longestRun, widthClass } from './textWidth';

describe('longestRun', () => {
  it.each([
    ['words that fit anywhere', 'Make it once in Python.', 0],
    ['a long name', 'call create_window_from_settings here', 27],
    ['a long name between Chinese characters', '调用create_window_from_settings函数', 27],
    ['Chinese, which breaks after every character', '场是一个很长很长很长很长很长很长的中文句子', 0],
    ['words joined by hyphens', 'a state-of-the-art-renderer-for-fields', 0],
    ['an address, which breaks at its slashes', 'https://example.org/docs/field/layout', 0],
    ['an address with a long part', 'https://documentation.example.org/docs', 26],
    ['a word with soft hyphens', 'differ\u00adentiable\u00adprogramming', 0],
  ])('%s', (_, text, expected) => {
    expect(longestRun(text)).toBe(expected);
  });
});

describe('widthClass', () => {
  it.each([
    [
      'a mended spelling mistake',
      'A feild holds the data of a program.',
      'A field holds the data of a program.',
      true,
    ],
    ['another number of the same length', '12 of 13 examples', '11 of 13 examples', true],
    ['half as much again', 'Switch the mode', 'Switch between dark and light', false],
    ['Chinese of as many characters, which is twice as wide', 'Functions', '函数和内核与字段类型', false],
  ])('%s', (_, before, after, isSame) => {
    expect(widthClass(before) === widthClass(after)).toBe(isSame);
  });
});
