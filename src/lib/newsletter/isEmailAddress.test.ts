import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './isEmailAddress';

const label = (length: number) => 'a'.repeat(length);
const domain = (length: number) => {
  const labels = Array.from({ length: Math.floor(length / 64) }, () => label(63)).join('.');
  return `${labels}.${label(length - labels.length - 1)}`;
};

describe('isEmailAddress', () => {
  it.each([
    'ada@example.org',
    'a.b+tag@sub.example.co.uk',
    "o'neill@example.org",
    `${label(64)}@example.org`,
    `a@${domain(255)}`,
  ])('accepts %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'ada.example.org'],
    ['two @', 'ada@home@example.org'],
    ['nothing before @', '@example.org'],
    ['nothing after @', 'ada@'],
    ['a local part of 65 characters', `${label(65)}@example.org`],
    ['a domain of 256 characters', `a@${domain(256)}`],
    ['a domain without a dot', 'ada@localhost'],
    ['a space', 'ada lovelace@example.org'],
    ['a space at the end', 'ada@example.org '],
    ['a domain label that starts with a hyphen', 'ada@-example.org'],
    ['letters outside ASCII', 'ädä@example.org'],
  ])('refuses %s', (_name, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
