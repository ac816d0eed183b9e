import type { Services } from '../../config/services';
import type { Directives } from '../../shared/build/contentPolicy';

/** What a service outside the site needs, by directive. */
type Needs = Readonly<Record<string, readonly string[]>>;

/** The one inline style of DocSearch's modal: the colors of Algolia's logo (@docsearch/react 5.1.0). */
const docSearchStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Origin of an absolute URL; none for a path of the site. */
const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

const needsOfSearch: Needs = {
  'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'],
  'img-src': ['data:'],
  'style-src': [docSearchStyle],
};

/** Google's list for its tag and Analytics 4. */
const needsOfAnalytics: Needs = {
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'script-src': ['https://www.googletagmanager.com'],
};

function needsOf({ algolia, gtagTrackingId, newsletterEndpoint, repositoryMetadataUrl }: Services): Needs[] {
  const newsletter = originOf(newsletterEndpoint ?? '');
  return [
    { 'connect-src': originOf(repositoryMetadataUrl) },
    // Without the app, the browser itself sends the form.
    { 'connect-src': newsletter, 'form-action': newsletter },
    ...(algolia ? [needsOfSearch] : []),
    ...(gtagTrackingId === null ? [] : [needsOfAnalytics]),
  ];
}

/**
 * Returns the content security policy of every page: everything from the site itself, and from each configured service exactly what it needs.
 * A directive that would only repeat `default-src` is left out. The build adds the hashes of inline scripts and style sheets.
 */
export function pagePolicy(services: Services): Directives {
  const own: Needs = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  const sources = new Map(Object.entries(own).map(([name, list]) => [name, [...list]]));
  for (const [name, added] of needsOf(services).flatMap((needs) => Object.entries(needs))) {
    if (added.length > 0) sources.set(name, [...(sources.get(name) ?? ["'self'"]), ...added]);
  }
  return Object.fromEntries(sources);
}

/** The policy of a page that only redirects: one script, nothing else. */
export const redirectPolicy: Directives = { 'default-src': ["'none'"], 'script-src': ["'self'"] };

/** The policy of a file that is not a page. */
export const filePolicy: Directives = { 'default-src': ["'self'"] };

/** Directives that browsers ignore in a page, so they need the header. */
export const headerOnlyPolicy: Directives = { 'frame-ancestors': ["'none'"] };
