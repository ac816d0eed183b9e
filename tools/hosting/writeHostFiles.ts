import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatApache, formatApacheRedirects } from './apache';
import { formatCaddy } from './caddy';
import { formatCloudFrontFunction, formatCloudFrontHeaders, formatS3Upload } from './cloudFront';
import { containerRoot, formatContainerfile } from './container';
import { findContradiction } from './findContradiction';
import { formatHeadersFile, formatRedirectsFile } from './headersFile';
import { readHostedSite, type HostedSite } from './hostedSite';
import { formatNginx } from './nginx';

type Files = Readonly<Record<string, string>>;

/** Files that hosts look for in the site itself. */
const siteFiles = (site: HostedSite): Files => ({
  _headers: formatHeadersFile(site),
  _redirects: formatRedirectsFile(site),
  // Without it GitHub Pages leaves out files that start with an underscore.
  '.nojekyll': '',
});

const place = { root: containerRoot, port: 80 };
const apacheRedirects = '/etc/apache2/docs-redirects.txt';

/** Settings of servers, which do not belong into the site. */
const serverFiles = (site: HostedSite): Files => ({
  'nginx.conf': formatNginx(site, place),
  Caddyfile: formatCaddy(site, place),
  'apache.conf': formatApache(site, place, apacheRedirects),
  'apache-redirects.txt': formatApacheRedirects(site),
  'cloudfront-function.js': formatCloudFrontFunction(),
  'cloudfront-headers.json': formatCloudFrontHeaders('taichi-docs'),
  's3-upload.sh': formatS3Upload(site),
  Containerfile: formatContainerfile(),
});

function writeAll(dir: string, files: Files): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
}

/**
 * Writes the settings of all hosts: some into the finished site, the others into the folder `hosting` beside it.
 *
 * @throws When the site has no page, or the sources have settings of hosts of their own, which would contradict these.
 */
export function writeHostFiles(root: string): void {
  const site = readHostedSite(path.join(root, 'build'));
  const files = siteFiles(site);
  const other = findContradiction(root, Object.keys(files));
  if (other) {
    throw new Error(
      `${other} has settings of a host, which contradict those that the build writes. Fix: move its rules to tools/hosting.`,
    );
  }
  writeAll(path.join(root, 'build'), files);
  writeAll(path.join(root, 'hosting'), serverFiles(site));
}
