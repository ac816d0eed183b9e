import { describe, expect, it } from 'vitest';
import { groupByYear } from './groupByYear';

const group = (dates: string[]) => groupByYear(dates, (date) => date);

describe('groupByYear', () => {
  it.each([
    ['nothing', [], []],
    ['one year', ['2022-05-01', '2022-12-31'], [{ year: 2022, posts: ['2022-12-31', '2022-05-01'] }]],
    [
      'the newest year first, whatever the order of the posts',
      ['2021-01-02', '2023-02-01', '2022-03-04'],
      [
        { year: 2023, posts: ['2023-02-01'] },
        { year: 2022, posts: ['2022-03-04'] },
        { year: 2021, posts: ['2021-01-02'] },
      ],
    ],
    [
      'the first and last minute of a year by UTC',
      ['2022-12-31T23:59:00.000Z', '2023-01-01T00:00:00.000Z'],
      [
        { year: 2023, posts: ['2023-01-01T00:00:00.000Z'] },
        { year: 2022, posts: ['2022-12-31T23:59:00.000Z'] },
      ],
    ],
  ])('groups %s', (_, dates, years) => {
    expect(group(dates)).toEqual(years);
  });

  it('keeps the order of posts of one day', () => {
    const posts = [
      { title: 'b', date: '2022-05-01' },
      { title: 'a', date: '2022-05-01' },
    ];
    expect(groupByYear(posts, ({ date }) => date)[0]?.posts).toEqual(posts);
  });

  it('refuses a post without a date', () => {
    expect(() => group(['soon'])).toThrow(/date/);
  });
});
