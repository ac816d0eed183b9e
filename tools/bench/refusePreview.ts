import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newsletterPreviewPath } from '../../config/services';

/**
 * Refuses a preview of the site, whose newsletter form adds bytes to every page.
 *
 * @throws When the home page of the build has a form that posts to the preview server.
 */
export function refusePreview(folder: string): void {
  const page = path.join(folder, 'index.html');
  if (readFileSync(page, 'utf8').includes(newsletterPreviewPath))
    throw new Error(`${page} is of a preview, which is larger than the site. Fix: npm run build`);
}
