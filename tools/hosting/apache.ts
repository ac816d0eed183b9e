import { hashedFiles } from '../../shared/hosting/hashedFiles';
import {
  contentTypes,
  fileHeaders,
  immutable,
  openFiles,
  pageHeaders,
  plainFiles,
  revalidate,
  transportSecurity,
} from './headers';
import type { HostedSite } from './hostedSite';
import type { Place } from './nginx';

const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

/** Modules that the settings need, beyond those that every installation has. */
export const apacheModules = ['authz_core', 'deflate', 'dir', 'filter', 'headers', 'mime', 'rewrite'];

/** Formats the list of redirects that `formatApache` reads: old and new path in each line. */
export const formatApacheRedirects = ({ redirects }: HostedSite): string =>
  [...redirects]
    .flatMap(([from, to]) => [`${decodeURI(from)} ${to}\n`, `${decodeURI(from)}/ ${to}\n`])
    .join('');

const matches = (pattern: string): string => `%{REQUEST_URI} =~ m#${pattern}#`;

/**
 * Formats a virtual host of Apache 2.4.
 *
 * @param redirectsFile Absolute path of the list of redirects.
 */
export function formatApache({ locales }: HostedSite, { root, port }: Place, redirectsFile: string): string {
  const set = (name: string, value: string, condition?: string): string =>
    `  Header always set ${name} ${quote(value)}${condition ? ` ${quote(`expr=${condition}`)}` : ''}`;
  const isFile = matches(plainFiles);
  const security = [
    ...Object.entries(pageHeaders).map(([name, value]) => set(name, value, `!(${isFile})`)),
    ...Object.entries(fileHeaders).map(([name, value]) => set(name, value, isFile)),
    set('Cross-Origin-Resource-Policy', 'same-origin', `!(${matches(openFiles)})`),
    set('Cross-Origin-Resource-Policy', 'cross-origin', matches(openFiles)),
    set('Cache-Control', revalidate, `!(${matches(hashedFiles)})`),
    set('Cache-Control', immutable, matches(hashedFiles)),
    ...Object.entries(transportSecurity).map(([name, value]) => set(name, value)),
  ];
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  AddType ${quote(type)} .${extension}`,
  );
  return `# Written by the build: contributing/hosting.md. Needs the modules ${apacheModules.join(', ')}.
<VirtualHost *:${port}>
  DocumentRoot ${quote(root)}
  # Apache redirects to complete URLs. Where a proxy ends TLS, it takes the right ones from these two lines:
  # ServerName https://docs.example.org
  # UseCanonicalName On
  ServerSignature Off
  <Directory ${quote(root)}>
    Options -Indexes +FollowSymLinks
    AllowOverride None
    Require all granted
    DirectorySlash Off
  </Directory>

${types.join('\n')}
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/json application/xml application/x-ipynb+json image/svg+xml

${security.join('\n')}

  ErrorDocument 404 /404.html
${locales.map((locale) => `  <Location "/${locale}/">\n    ErrorDocument 404 /${locale}/404.html\n  </Location>`).join('\n')}

  RewriteEngine On
  RewriteMap moved ${quote(`txt:${redirectsFile}`)}
  RewriteCond \${moved:%{REQUEST_URI}} ^(.+)$
  RewriteRule ^ %1 [R=301,L,NE]
  # Settings of other hosts.
  RewriteRule ^/(?:_headers|_redirects|\\.) - [R=404,L]
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f
  RewriteRule ^(.*?)/?$ $1/index.html [L]
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
  RewriteRule ^(.*)$ $1.html [L]
</VirtualHost>
`;
}
