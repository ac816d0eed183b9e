import { expect, test } from 'vitest';
import { pickTags } from './pickTags';

const post = (permalink: string, ...labels: string[]) => ({
  permalink,
  tags: labels.map((label) => ({ label, permalink: `/tags/${label}` })),
});

test('the rarest tag of a post is picked; of equally rare ones the first', () => {
  const picked = pickTags([post('/a', 'tutorial', 'dem', 'mpi'), post('/b', 'cfd', 'tutorial'), post('/c')]);
  expect([...picked].map(([permalink, { label }]) => [permalink, label])).toEqual([
    ['/a', 'dem'],
    ['/b', 'cfd'],
  ]);
});
