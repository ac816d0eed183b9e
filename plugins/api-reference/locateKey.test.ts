import { describe, expect, it } from 'vitest';
import { locateKey } from './locateKey';

const text = `# Fields
taichi.field:
  text: >-
    text: of two
    lines
  parameters:
    'shape': { type: int, text: Size. }
  members:
    text:
      text: A member.
taichi.Field:
  text: Another.
`;

describe('locateKey', () => {
  it.each([
    [['taichi.field'], 2],
    [['taichi.field', 'text'], 3],
    [['taichi.field', 'parameters', 'shape'], 7],
    [['taichi.field', 'parameters', 'shape', 'type'], 7],
    [['taichi.field', 'members', 'text', 'text'], 10],
    [['taichi.Field', 'text'], 12],
    [['taichi.field', 'missing'], 2],
    [['missing'], 1],
  ])('finds %j in line %i', (path, line) => {
    expect(locateKey(text, path)).toBe(line);
  });
});
