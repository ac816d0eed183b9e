import { contentTypes, immutable, pageHeaders, revalidate, transportSecurity } from './headers';
import type { HostedSite } from './hostedSite';

/** Not everything after a dot is one: `/docs/v1.6.0` is a page. */
const extensions = Object.keys(contentTypes);

/**
 * Formats the function that CloudFront runs for each request: S3 has no idea of pages without an extension. Redirects stay pages, because a
 * function is limited to 10 KB.
 */
export const formatCloudFrontFunction =
  (): string => `// Written by the build: contributing/hosting.md. Event: viewer request.
function handler(event) {
  var request = event.request;
  if (!/\\.(?:${extensions.join('|')})$/.test(request.uri)) request.uri = request.uri.replace(/\\/$/, '') + '/index.html';
  return request;
}
`;

/** Formats the response headers policy, for `aws cloudfront create-response-headers-policy`. Its headers apply to every file. */
export function formatCloudFrontHeaders(name: string): string {
  const custom = ['Cross-Origin-Opener-Policy', 'Permissions-Policy'];
  const policy = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: pageHeaders['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: pageHeaders['X-Frame-Options'] },
      ReferrerPolicy: { Override: true, ReferrerPolicy: pageHeaders['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(transportSecurity['Strict-Transport-Security'] ?? '')?.[0]),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map((header) => ({ Header: header, Value: pageHeaders[header], Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** Formats the script that copies the site into a bucket. Hashed files come first: a page must never name a file that does not exist yet. */
export function formatS3Upload({ stableAssets }: HostedSite): string {
  const unknown = ['inv', 'ipynb', 'md'];
  const typed = unknown.map(
    (extension) =>
      `aws s3 cp "$site" "$bucket" --recursive --exclude '*' --include '*.${extension}' --cache-control '${revalidate}' --content-type '${contentTypes[extension]}'`,
  );
  return `#!/bin/sh
# Written by the build: contributing/hosting.md. Usage: s3-upload.sh build s3://bucket
# Files that the site no longer has stay for readers of open tabs: a lifecycle rule of the bucket may expire them after 30 days.
set -eu
site=$1
bucket=$2
aws s3 cp "$site" "$bucket" --recursive --exclude '*' --include '*assets/*' --cache-control '${immutable}'
${stableAssets.map((file) => `aws s3 cp "$site${file}" "$bucket${file}" --cache-control '${revalidate}'`).join('\n')}
aws s3 cp "$site" "$bucket" --recursive --exclude '*assets/*' --cache-control '${revalidate}'
${typed.join('\n')}
`;
}
