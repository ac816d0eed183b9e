import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderRedirect } from '../../plugins/redirects/renderRedirect';
import { formatCloudFrontFunction, formatCloudFrontHeaders, formatS3Upload } from './cloudFront';
import { formatHeadersFile, formatRedirectsFile } from './headersFile';
import { readHostedSite, type HostedSite } from './hostedSite';
import { redirectPolicy } from './policy';
import { writeHostFiles } from './writeHostFiles';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const redirectTo = (to: string): string =>
  renderRedirect(to, {
    origin: 'https://docs.example',
    script: '/assets/redirect.1a2b3c4d.js',
    policy: redirectPolicy,
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'host-files-'));
  write('build/index.html', '<!doctype html><h1>Home</h1>');
  write('build/fr-FR/404.html', '<!doctype html>');
  write('build/blog/old/index.html', redirectTo('/blog/eth-zürich'));
  write('build/fr-FR/api/ad.html', redirectTo('/fr-FR/api/taichi/ad/'));
  write('build/assets/boot.1a2b3c4d.js', '');
  write('build/assets/js/main.1a2b3c4d.js', '');
  write('build/fr-FR/assets/search/fr-FR.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const built = (): HostedSite => readHostedSite(path.join(root, 'build'));

describe('readHostedSite', () => {
  it('finds locales, redirects and the files that need rules of their own', () => {
    expect(built()).toEqual({
      locales: ['fr-FR'],
      redirects: new Map([
        ['/blog/old', '/blog/eth-z%C3%BCrich'],
        ['/fr-FR/api/ad', '/fr-FR/api/taichi/ad/'],
      ]),
      bootFiles: ['/assets/boot.1a2b3c4d.js'],
      stableAssets: ['/fr-FR/assets/search/fr-FR.json'],
    });
  });

  it('refuses a folder without a site', () => {
    expect(() => readHostedSite(root)).toThrow('Fix: npm run build');
  });
});

describe('_headers', () => {
  const rulesOf = (text: string) =>
    text
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [pattern = '', ...fields] = rule.split('\n');
        return { pattern, names: fields.map((field) => field.trim().split(':')[0] ?? '') };
      });

  it('gives no header to a path twice: hosts would join the values', () => {
    const rules = rulesOf(formatHeadersFile(built()));
    const paths = [
      '/docs/field',
      '/assets/js/main.1a2b3c4d.js',
      '/assets/boot.1a2b3c4d.js',
      '/fr-FR/assets/css/a.css',
      '/api/objects.inv',
    ];
    for (const file of paths) {
      const names = rules
        .filter(({ pattern }) =>
          new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file),
        )
        .flatMap((rule) => rule.names);
      expect(names.length, file).toBeGreaterThan(5);
      expect(names, file).toEqual([...new Set(names)]);
    }
  });

  it('keeps within the limits of Cloudflare Pages', () => {
    const text = formatHeadersFile({ ...built(), locales: ['zh-Hans', 'fr-FR', 'de', 'ja', 'ko'] });
    expect(rulesOf(text).length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

describe('_redirects', () => {
  it('has both spellings of each old path, then the 404 pages of the locales', () => {
    expect(formatRedirectsFile(built())).toBe(
      [
        '/blog/old /blog/eth-z%C3%BCrich 301',
        '/blog/old/ /blog/eth-z%C3%BCrich 301',
        '/fr-FR/api/ad /fr-FR/api/taichi/ad/ 301',
        '/fr-FR/api/ad/ /fr-FR/api/taichi/ad/ 301',
        '/fr-FR/* /fr-FR/404.html 404',
        '',
      ].join('\n'),
    );
  });
});

describe('CloudFront', () => {
  it.each([
    ['/', '/index.html'],
    ['/docs/field', '/docs/field/index.html'],
    ['/api/', '/api/index.html'],
    ['/assets/js/main.1a2b3c4d.js', '/assets/js/main.1a2b3c4d.js'],
    ['/docs/v1.6.0/field', '/docs/v1.6.0/field/index.html'],
    ['/docs/v1.6.0', '/docs/v1.6.0/index.html'],
  ])('the function answers %s with %s', (uri, expected) => {
    const request = { uri };
    const context = { event: { request }, result: { uri: '' } };
    runInNewContext(`${formatCloudFrontFunction()}\nresult = handler(event);`, context);
    expect(context.result.uri).toBe(expected);
  });

  it('the policy of the headers has no empty value', () => {
    const text = formatCloudFrontHeaders('docs');
    expect(JSON.parse(text)).toMatchObject({ Name: 'docs', CustomHeadersConfig: { Quantity: 2 } });
    expect(text).not.toMatch(/null|""/);
  });

  it('what keeps its name is not stored for a year', () => {
    expect(formatS3Upload(built())).toContain(
      '"$bucket/fr-FR/assets/search/fr-FR.json" --cache-control \'no-cache\'',
    );
  });
});

describe('writeHostFiles', () => {
  it('writes into the site what hosts look for there, and the rest beside it', () => {
    writeHostFiles(root);
    expect(read('build/_redirects')).toContain('/blog/old ');
    expect(read('build/.nojekyll')).toBe('');
    for (const name of ['nginx.conf', 'Caddyfile', 'apache.conf']) {
      expect(read(`hosting/${name}`), name).toContain("frame-ancestors 'none'");
    }
    expect(read('hosting/apache-redirects.txt')).toContain('/blog/old /blog/eth-z%C3%BCrich\n');
    expect(read('hosting/Containerfile')).toContain('COPY hosting/nginx.conf');
  });

  it.each([
    ['static/_headers', '/*\n  X-Frame-Options: ALLOWALL\n'],
    ['static/_redirects', '/docs/* /wiki/:splat 301\n'],
    ['static/.htaccess', 'Header unset Content-Security-Policy\n'],
    ['netlify.toml', '[build]\ncommand = "npm run build"\n[[headers]]\nfor = "/*"\n'],
    ['vercel.json', '{"headers": [{"source": "/(.*)", "headers": []}]}'],
    ['staticwebapp.config.json', '{"globalHeaders": {"content-security-policy": "default-src *"}}'],
  ])('refuses %s, which would contradict them, and writes nothing', (file, text) => {
    write(file, text);
    expect(() => writeHostFiles(root)).toThrow(`${file} has settings of a host, which contradict`);
    expect(existsSync(path.join(root, 'build/_headers'))).toBe(false);
  });

  it('accepts a file that only says how to build', () => {
    write('netlify.toml', '[build]\ncommand = "npm run build"\npublish = "build"\n');
    write('vercel.json', '{"buildCommand": "npm run build"}');
    writeHostFiles(root);
    expect(read('build/_headers')).toContain('/*');
  });
});
