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
  type Headers,
} from './headers';
import type { HostedSite } from './hostedSite';
import type { Place } from './nginx';

const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

const fields = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quote(value)}`)
    .join('\n');

/** Formats a Caddyfile. With a domain in place of the port, Caddy gets its certificate on its own. */
export function formatCaddy({ locales, redirects }: HostedSite, { root, port }: Place): string {
  const moved = [...redirects].flatMap(([from, to]) => [
    `\t\t${quote(decodeURI(from))} ${quote(to)}`,
    `\t\t${quote(decodeURI(`${from}/`))} ${quote(to)}`,
  ]);
  const types = Object.entries(contentTypes).filter(([extension]) => extension !== 'html');
  return `# Written by the build: contributing/hosting.md.
:${port} {
	root * ${quote(root)}
	encode zstd gzip

	map {path} {taichi_moved} {
${moved.join('\n')}
		default ""
	}
	@moved expression \`{taichi_moved} != "" && {query} == ""\`
	@movedWithQuery expression \`{taichi_moved} != "" && {query} != ""\`
	redir @moved {taichi_moved} 301
	redir @movedWithQuery {taichi_moved}?{query} 301

	@file path_regexp ${quote(plainFiles)}
	@page not path_regexp ${quote(plainFiles)}
	header @page {
${fields(pageHeaders, '\t\t')}
	}
	header @file {
${fields(fileHeaders, '\t\t')}
	}
	@open path_regexp ${quote(openFiles)}
	@closed not path_regexp ${quote(openFiles)}
	header @open Cross-Origin-Resource-Policy cross-origin
	header @closed Cross-Origin-Resource-Policy same-origin
	@hashed path_regexp ${quote(hashedFiles)}
	@fresh not path_regexp ${quote(hashedFiles)}
	header @hashed Cache-Control ${quote(immutable)}
	header @fresh Cache-Control ${quote(revalidate)}
	header {
${fields(transportSecurity, '\t\t')}
		-Server
	}
${types.map(([extension, type]) => `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type ${quote(type)}`).join('\n')}

	# Settings of other hosts.
	@settings path /_headers /_redirects /.*
	error @settings 404

	try_files {path} {path}/index.html {path}.html
	file_server {
		disable_canonical_uris
	}

	handle_errors {
${locales.map((locale) => `\t\t@${locale} path /${locale}/*\n\t\trewrite @${locale} /${locale}/404.html`).join('\n')}
		@other not path ${['/404.html', ...locales.map((locale) => `/${locale}/404.html`)].join(' ')}
		rewrite @other /404.html
		header {
${fields(pageHeaders, '\t\t\t')}
			Cross-Origin-Resource-Policy same-origin
			Cache-Control ${quote(revalidate)}
			Content-Type "text/html;charset=utf-8"
		}
		file_server
	}
}
`;
}
