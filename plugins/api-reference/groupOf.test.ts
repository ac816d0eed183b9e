import { describe, expect, it } from 'vitest';
import { createGroupFinder } from './groupOf';
import type { ApiMemberKind } from './types';

const member = (name: string, kind: ApiMemberKind = 'method') => ({ name, kind });
const many = Array.from({ length: 12 }, (_, index) => member(`m${index}`, index ? 'method' : 'property'));

describe('createGroupFinder', () => {
  it('takes the group of the description', () => {
    const find = createGroupFinder({ create: ['rows'], reduce: ['sum', 'max'] }, []);
    expect(['rows', 'max', 'dot'].map((name) => find(member(name)))).toEqual(['create', 'reduce', undefined]);
  });

  it('groups a long class by kind', () => {
    expect(many.slice(0, 2).map(createGroupFinder(undefined, many))).toEqual(['properties', 'methods']);
  });

  it.each([
    ['a short class', many.slice(1)],
    ['a class whose members are of one kind', [...many.slice(1), member('m12')]],
  ])('does not group %s', (_name, members) => {
    expect(members.map(createGroupFinder(undefined, members))).not.toContain('methods');
  });
});
