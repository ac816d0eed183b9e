import { createHash } from 'node:crypto';
import type { Services } from '../../config/services';
import { inlineElements } from '../../plugins/classic-theme/inlineElements';
import { projectRoot } from '../shared/projectRoot';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one inline style of DocSearch's modal: the colors of Algolia's logo (@docsearch/react 5.1.0). */
const DOCSEARCH_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Returns the content security policy of a build: everything from the site itself, the star count from GitHub, and two inline elements by
 * their hashes, a script and the speculation rules. Hosted search adds the hosts of Algolia and one style.
 */
export function contentSecurityPolicy({ algolia }: Pick<Services, 'algolia'>): string {
  const { script, speculationRules } = inlineElements(projectRoot);
  const searchHosts = algolia ? ' https://*.algolia.net https://*.algolianet.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(script)} ${hashOf(speculationRules)}`,
    `style-src 'self'${algolia ? ` ${DOCSEARCH_STYLE}` : ''}`,
    "img-src 'self' data:",
    `connect-src 'self' https://api.github.com${searchHosts}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
