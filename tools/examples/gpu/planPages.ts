import { findPages, type Page } from '../pages/pages';
import { leaveOut } from '../runner/leaveOut';
import { planPage, type Process } from '../runner/plan';

/** A process of a page with the name that its result has. */
export type NamedProcess = { id: string; page: Page; process: Process };

/** Lists the processes of all pages of a version that need nothing but Taichi and the packages of its release. */
export function planPages(root: string, version: string): NamedProcess[] {
  return findPages(root, [])
    .filter(({ release }) => release.version === version)
    .flatMap((page) => {
      const left = leaveOut(page.blocks, { extras: [], compiler: false });
      const { processes } = planPage(page.blocks, left, page.isShared);
      return processes.map((process, index) => ({ id: `${page.file}#${index}`, page, process }));
    });
}
