import { renameSync, symlinkSync } from 'node:fs';

/** Points a link at the folder of a site in one step, as a deployment to a server does. */
export function linkSite(link: string, folder: string): void {
  symlinkSync(folder, `${link}.next`, 'dir');
  renameSync(`${link}.next`, link);
}
