import { describe, expect, it } from 'vitest';
import { copyOfPage, multiplyMenu } from './multiplyDocs';

describe('copyOfPage', () => {
  it('has an address and a title of its own', () => {
    const page = '---\ntitle: "Fields"\nslug: /field\nsidebar_position: 10\n---\n\nText: slug.\n';
    expect(copyOfPage(page, 2)).toBe(
      '---\ntitle: "Fields (2)"\nslug: /field-x2\nsidebar_position: 10\n---\n\nText: slug.\n',
    );
  });

  it('keeps a title without quotes', () => {
    expect(copyOfPage('title: Fields\nslug: field', 3)).toBe('title: Fields (3)\nslug: field-x3');
  });
});

it('a menu has the copies behind their page, and nothing else twice', () => {
  const menu = { docs: [{ type: 'category', label: 'A', items: ['a/b', 'c'] }] };
  const isPage = (id: string) => id === 'a/b';
  expect(multiplyMenu(menu, 3, isPage)).toEqual({
    docs: [{ type: 'category', label: 'A', items: ['a/b', 'a/b-x2', 'a/b-x3', 'c'] }],
  });
});
