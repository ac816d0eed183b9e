import { expect, it } from 'vitest';
import { gallery } from '../../config/gallery';
import { projectRoot } from '../shared/projectRoot';
import { readOthers } from './others';
import { listOwnPages, readPrograms } from './pages';
import { findMissing } from './wall';

it('has every picture that a program makes', () => {
  const pages = listOwnPages(projectRoot);
  expect(findMissing(gallery, readPrograms(projectRoot, pages), readOthers(projectRoot, pages))).toEqual([]);
});

it('reports a program that is missing, with place and fix', () => {
  const program = { file: 'docs/a.md', name: 'waves', blocks: [{ code: '', line: 7 }] };
  const others = [{ ...program, name: 'marble.webp' }];
  expect(findMissing([], [program], others)).toEqual([
    'docs/a.md:7: the gallery lacks "waves". Fix: list it in config/gallery.ts, and name it in src/components/Gallery.',
    'docs/a.md:7: the gallery lacks "marble.webp". Fix: list it in config/gallery.ts, and name it in src/components/Gallery.',
  ]);
});
