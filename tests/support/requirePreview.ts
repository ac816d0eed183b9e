import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Refuses a build without the newsletter form, which many browser tests fill in: they would each wait a minute for it.
 * @throws When the home page of the build has no form that posts to the preview server.
 */
export function requirePreview(folder: string): void {
  const page = path.join(folder, 'index.html');
  if (!readFileSync(page, 'utf8').includes('/api/newsletter-preview'))
    throw new Error(`${page} is not of a preview build. Fix: SITE_PREVIEW=true npm run build`);
}
