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

/** Where a server finds the site and listens. */
export type Place = {
  /** Absolute path of the built site. */
  readonly root: string;
  readonly port: number;
};

const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

const lines = (indent: string, list: readonly string[]): string =>
  list.map((line) => `${indent}${line}`).join('\n');

/** Formats a server of nginx, for `conf.d`. Headers come from maps, because a location with headers of its own drops all others. */
export function formatNginx({ locales, redirects }: HostedSite, { root, port }: Place): string {
  // A value may be empty: nginx sends no such header then.
  const names = [...new Set([...Object.keys(pageHeaders), ...Object.keys(fileHeaders)])];
  const maps = names.map((name, index) => {
    const [page = '', file = ''] = [pageHeaders[name], fileHeaders[name]];
    return `map $uri $taichi_header_${index} { default ${quote(page)}; ${quote(`~${plainFiles}`)} ${quote(file)}; }`;
  });
  const byExtension = Object.entries(contentTypes).map(([extension, type]) => [
    extension,
    type.split(';')[0],
  ]);
  const moved = [...redirects].flatMap(([from, to]) => [
    [from, to],
    [`${from}/`, to],
  ]);
  return `# Written by the build: contributing/hosting.md. Belongs into the http block, for example as conf.d/docs.conf.
map_hash_max_size 16384;
map_hash_bucket_size 512;
${lines('', maps)}
map $uri $taichi_cache { default ${quote(revalidate)}; ${quote(`~${hashedFiles}`)} ${quote(immutable)}; }
map $uri $taichi_resource_policy { default "same-origin"; ${quote(`~${openFiles}`)} "cross-origin"; }
map $uri $taichi_moved {
  default "";
${lines(
  '  ',
  moved.map(([from = '', to = '']) => `${quote(decodeURI(from))} ${quote(to)};`),
)}
}

server {
  listen ${port};
  root ${quote(root)};
  server_tokens off;
  # Behind a proxy, the port and the protocol of a redirect would be wrong.
  absolute_redirect off;

  types {
${lines(
  '    ',
  byExtension.map(([extension, type]) => `${type} ${extension};`),
)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/html text/css text/javascript text/plain text/markdown application/xml;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/markdown application/json application/xml application/x-ipynb+json image/svg+xml;

${lines(
  '  ',
  names.map((name, index) => `add_header ${name} $taichi_header_${index} always;`),
)}
  add_header Cross-Origin-Resource-Policy $taichi_resource_policy always;
  add_header Cache-Control $taichi_cache always;
${lines(
  '  ',
  Object.entries(transportSecurity).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
)}

  if ($taichi_moved) { return 301 $taichi_moved$is_args$args; }

  error_page 404 /404.html;
  location / { try_files $uri $uri/index.html $uri.html =404; }
${lines(
  '  ',
  locales.map(
    (locale) =>
      `location /${locale}/ { error_page 404 /${locale}/404.html; try_files $uri $uri/index.html $uri.html =404; }`,
  ),
)}
  # Settings of other hosts.
  location ~ ^/(?:_headers|_redirects|\\.) { return 404; }
}
`;
}
