/** Services outside the site. Each is optional: without its settings the site builds, serves and tests all the same. */
export type Services = {
  /** Hosted search (Algolia DocSearch), or null for the embedded index. */
  algolia: { appId: string; apiKey: string; indexName: string } | null;
  /** Tracking id of the analytics service, or null for no analytics script at all. */
  gtagTrackingId: string | null;
  /** Form-subscribe endpoint of the newsletter provider, or null for a switched-off box. */
  newsletterEndpoint: string | null;
  /** Answers repository metadata as JSON with `stargazers_count`. */
  repositoryMetadataUrl: string;
  /** What the QR code in the menu opens. */
  wechatUrl: string;
};

/** The preview server of this repository takes the newsletter form at this path. */
export const newsletterPreviewPath = '/api/newsletter-preview';

/** All settings that a build reads from the environment. */
export const settingNames = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_SEARCH_KEY',
  'BASE_URL',
  'BUNDLES',
  'GTAG_TRACKING_ID',
  'NEWSLETTER_ENDPOINT',
  'REPOSITORY_METADATA_URL',
  'SITE_PREVIEW',
  'WECHAT_URL',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables.
 * Throws an Error that names the missing variable when a service is set only in part.
 */
export function readServices(env: Environment): Services {
  return {
    algolia: readAlgolia(env),
    gtagTrackingId: env.GTAG_TRACKING_ID || null,
    newsletterEndpoint: env.NEWSLETTER_ENDPOINT || null,
    repositoryMetadataUrl: env.REPOSITORY_METADATA_URL || 'https://api.github.com/repos/taichi-dev/taichi',
    wechatUrl: env.WECHAT_URL || 'https://docs.taichi-lang.org/community#wechat',
  };
}

function readAlgolia(env: Environment): Services['algolia'] {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'];
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is set only in part. Fix: set ${missing.join(' and ')} too, or none of the three.`,
    );
  }
  return {
    appId: env.ALGOLIA_APP_ID ?? '',
    apiKey: env.ALGOLIA_SEARCH_KEY ?? '',
    indexName: env.ALGOLIA_INDEX_NAME ?? '',
  };
}
