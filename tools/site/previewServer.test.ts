import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  get,
  request as startRequest,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPreviewServer } from './previewServer';

const LONG = 'fields and kernels. '.repeat(200);
const FILES = {
  'site/index.html': '<h1>home</h1>',
  'site/404.html': '<h1>not found</h1>',
  'site/zh-Hans/404.html': '<h1>找不到</h1>',
  'site/zh-Hans/index.html': '<h1>主页</h1>',
  'site/fr-FR/404.html': '<h1>introuvable</h1>',
  'site/docs/field.html': '<h1>field as a file</h1>',
  'site/docs/type/index.html': '<h1>type as a folder</h1>',
  'site/long.html': LONG,
  'site/notes.txt': '场',
  'site/assets/js/main.1a2b3c4d.js': LONG,
  'site/assets/css/made.1a2b3c4d.css': 'a{}',
  'site/assets/css/made.1a2b3c4d.css.br': brotliCompressSync('a{}'),
  'secret.txt': 'outside',
};

let folder: string;
let server: Server;
let origin: string;
const logged: string[] = [];

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = createPreviewServer({ dir: path.join(folder, 'site'), log: (line) => logged.push(line) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

beforeEach(() => logged.splice(0));

/** Requests a path as written, without the normalization of fetch, and does not decompress the body. */
function ask(
  target: string,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string | undefined>; method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = startRequest(origin, { path: target, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('pages', () => {
  test.each([
    ['/', 200, 'home'],
    ['/docs/field', 200, 'field as a file'],
    ['/docs/field?from=search', 200, 'field as a file'],
    ['/docs/field.html', 200, 'field as a file'],
    ['/docs/type', 200, 'type as a folder'],
    ['/docs/type/', 200, 'type as a folder'],
    ['/zh-Hans', 200, '主页'],
    ['/nowhere', 404, 'not found'],
    ['/docs', 404, 'not found'],
    ['/de/nowhere', 404, 'not found'],
    ['/zh-Hans/nowhere', 404, '找不到'],
    ['/fr-FR/nowhere.png', 404, 'introuvable'],
  ])('%s answers %i', async (target, status, text) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.body.toString()).toContain(text);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/docs/..%5c..%5csecret.txt',
    '/%00',
    '/%zz',
  ])('%s is refused', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain('outside');
  });

  test('only reads', async () => {
    const answer = await ask('/', { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await ask('/docs/field', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect(answer.headers['content-length']).toBe(String(FILES['site/docs/field.html'].length));
  });

  test('text says its charset', async () => {
    const answer = await ask('/notes.txt');
    expect(answer.headers['content-type']).toBe('text/plain;charset=utf-8');
  });
});

describe('headers', () => {
  test.each(['/', '/nowhere', '/%zz', '/assets/js/gone.1a2b3c4d.js'])(
    '%s carries what the policy in the page cannot say',
    async (target) => {
      const { headers } = await ask(target);
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  test.each([
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/assets/js/gone.1a2b3c4d.js', 'no-cache'],
  ])('%s is cached with %s', async (target, expected) => {
    expect((await ask(target)).headers['cache-control']).toBe(expected);
  });

  test('an unchanged page is not sent again', async () => {
    const { headers } = await ask('/docs/field');
    const again = await ask('/docs/field', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses with %s', async (encoding, decompress) => {
    const answer = await ask('/assets/js/main.1a2b3c4d.js', { headers: { 'accept-encoding': encoding } });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(answer.body.length).toBeLessThan(100);
    expect(decompress(answer.body).toString()).toBe(LONG);
  });

  test('prefers a file that is compressed already', async () => {
    const target = '/assets/css/made.1a2b3c4d.css';
    const answer = await ask(target, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/css;charset=utf-8');
    expect(answer.body).toEqual(FILES['site/assets/css/made.1a2b3c4d.css.br']);
  });

  test('sends the plain file to a client that asks for nothing', async () => {
    const answer = await ask('/long');
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, LONG]);
  });

  test('sends the whole file where a range is asked for', async () => {
    const answer = await ask('/long.html', {
      headers: { range: 'bytes=0-5', 'accept-encoding': 'identity' },
    });
    expect([answer.status, answer.body.toString()]).toEqual([200, LONG]);
  });
});

describe('newsletter preview', () => {
  const post = (body: NonNullable<RequestInit['body']>, init: RequestInit = {}) =>
    fetch(`${origin}/api/newsletter-preview`, { method: 'POST', body, ...init });
  const form = (fields: readonly (readonly [string, string | Blob])[]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };
  const field = 'fields[email]';

  test('takes an address and says so', async () => {
    const answer = await post(form([[field, 'reader@example.org']]));
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(logged).toEqual(['newsletter preview: received reader@example.org']);
  });

  test('shows the answer to a form that the browser sends on its own', async () => {
    const answer = await post(form([[field, 'reader@example.org']]), {
      headers: { accept: 'text/html,*/*' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'Subscribed\n']);
  });

  test.each<readonly [string, string | FormData | URLSearchParams, string?]>([
    ['no field', form([])],
    ['another field', form([['email', 'reader@example.org']])],
    [
      'one field more',
      form([
        [field, 'reader@example.org'],
        ['name', 'R'],
      ]),
    ],
    [
      'the field twice',
      form([
        [field, 'reader@example.org'],
        [field, 'reader@example.org'],
      ]),
    ],
    ['a file', form([[field, new Blob(['reader@example.org'])]])],
    ['no address', form([[field, 'reader']])],
    ['an address with a control character', form([[field, 'reader\u001b[2J@example.org']])],
    ['an address with a character that reverses the line', form([[field, 'reader\u202e@example.org']])],
    ['a very long address', form([[field, `${'a'.repeat(250)}@example.org`]])],
    ['a url-encoded form', new URLSearchParams({ [field]: 'reader@example.org' })],
    ['plain text', 'reader@example.org'],
    ['a cut form', '--x\r\nContent-Disposition: form-data; name="fi', 'multipart/form-data; boundary=x'],
    ['no boundary', '--x--', 'multipart/form-data'],
  ])('refuses %s', async (_, body, type) => {
    const answer = await post(body ?? '', type ? { headers: { 'content-type': String(type) } } : {});
    expect([answer.status, (await answer.json()).success]).toEqual([400, false]);
    expect(logged).toEqual([]);
  });

  test('refuses more than 10 KB', async () => {
    const answer = await post(form([[field, 'a'.repeat(11 * 1024)]]));
    expect(answer.status).toBe(413);
    expect(logged).toEqual([]);
  });

  test('is not a page', async () => {
    const answer = await fetch(`${origin}/api/newsletter-preview`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a client that leaves in the middle does not end the server', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500 };
    const sent = startRequest(`${origin}/api/newsletter-preview`, { method: 'POST', headers });
    sent.on('error', () => {});
    const isAsked = once(server, 'request');
    sent.write('--x\r\n');
    const [, answer] = (await isAsked) as [unknown, ServerResponse];
    sent.destroy();
    await once(answer, 'close');
    expect((await ask('/')).status).toBe(200);
  });
});

test('a client that leaves a page in the middle does not end the server', async () => {
  await new Promise((resolve) => get(`${origin}/long`, (answer) => resolve(answer.destroy())));
  expect((await ask('/')).status).toBe(200);
});
