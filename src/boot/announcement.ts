import { root, settings } from './page';
import { namespace, read, write } from './storage';

const dismissedKey = `docusaurus.announcement.dismiss${namespace}`;
const idKey = `docusaurus.announcement.id${namespace}`;

const hide = (): void => {
  root.dataset.announcement = 'dismissed';
};

/** Hides the announcement if this one was closed before. */
export function restoreAnnouncement(): void {
  if (read(dismissedKey) === 'true' && read(idKey) === settings.announcement) hide();
}

/** Closes the announcement until there is another one. */
export function closeAnnouncement(): void {
  hide();
  write(dismissedKey, 'true');
  write(idKey, settings.announcement ?? '');
}
