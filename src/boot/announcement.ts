import { root, settings } from './page';
import { read, write } from './storage';

const idName = 'docusaurus.announcement.id';

/** Hides the announcement if this one was closed before: its id is stored when it is closed. */
export function restoreAnnouncement(): void {
  root.dataset.announcementClosed = `${read(idName) === settings.announcement}`;
}

/** Closes the announcement until there is another one. */
export function closeAnnouncement(): void {
  root.dataset.announcementClosed = 'true';
  write('docusaurus.announcement.dismiss', 'true');
  write(idName, settings.announcement ?? '');
}
