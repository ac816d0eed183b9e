import { describe, expect, it } from 'vitest';
import { parseCommand } from './arguments';

describe('parseCommand', () => {
  it.each([
    ['', { name: 'report' }],
    ['check', { name: 'check' }],
    ['sync a.md --same', { name: 'sync', files: ['a.md'], maySame: true }],
    ['diff a.md b.md', { name: 'diff', files: ['a.md', 'b.md'] }],
    ['next fr-FR', { name: 'next', locale: 'fr-FR', count: 20 }],
    ['next fr-FR python/ad.yaml 5', { name: 'next', locale: 'fr-FR', file: 'python/ad.yaml', count: 5 }],
    ['add a.yaml b.yaml', { name: 'add', target: 'a.yaml', filled: 'b.yaml' }],
  ])('understands "%s"', (line, command) => {
    expect(parseCommand(line.split(' ').filter(Boolean), ['fr-FR'])).toEqual(command);
  });

  it.each([
    ...[
      'chek',
      'check a.md',
      'sync',
      'sync --smae a.md',
      'diff a.md --same',
      'next',
      'next de',
      'add a.yaml',
    ],
    ...['next fr-FR a.yaml none', 'next fr-FR a.yaml 0'],
  ])('refuses "%s"', (line) => {
    expect(() => parseCommand(line.split(' '), ['fr-FR'])).toThrow(/is not understood\. Fix: npm run/);
  });
});
