import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAlgoliaClient } from './createAlgoliaClient';
import { readHit } from './readHit';
import type { SearchQuery } from './searchClient';

const query: SearchQuery = { query: 'field', locale: 'zh-Hans', version: 'v1.6.0', section: 'docs', page: 1 };
const settings = { appId: 'APP', apiKey: 'key', indexName: 'taichi' };

/** As the DocSearch crawler writes it, with another host than the one that is searched from. */
const hit = {
  objectID: '1',
  url: 'https://docs.taichi-lang.org/docs/field#declare',
  url_without_anchor: 'https://docs.taichi-lang.org/docs/field',
  anchor: 'declare',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Documentation', lvl1: 'Fields', lvl2: 'Declare a field', lvl3: null },
  version: ['v1.6.0'],
  _highlightResult: {
    hierarchy: {
      lvl2: { value: 'Declare a \ue000field\ue001', matchLevel: 'full', matchedWords: ['field'] },
    },
  },
};
const answer = {
  results: [{ hits: [hit], nbHits: 1, page: 1, nbPages: 1, hitsPerPage: 10, query: 'field' }],
};

type Asked = { method?: string; url?: string; headers: IncomingMessage['headers']; body: unknown };

let server: Server;
let host = '';
let asked: Asked[] = [];
let reply: { status: number; body: string };

beforeEach(async () => {
  asked = [];
  reply = { status: 200, body: JSON.stringify(answer) };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: JSON.parse(body),
      });
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const search = (hosts = [host]) => createAlgoliaClient(settings, undefined, hosts).search(query);

describe('the Algolia client', () => {
  it('asks as the documented search API wants it', async () => {
    await search();
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/1/indexes/*/queries',
        headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' },
        body: {
          requests: [
            {
              indexName: 'taichi',
              query: 'field',
              page: 1,
              facetFilters: [
                'language:zh-Hans',
                ['version:v1.6.0', 'docusaurus_tag:default'],
                'section:docs',
              ],
            },
          ],
        },
      },
    ]);
  });

  it('gives hits that the interface shows like any other', async () => {
    const { hits, nbHits } = await search();
    expect(nbHits).toBe(1);
    const [found] = hits;
    expect(found && readHit(found, '/')).toEqual({
      key: '1',
      url: '/docs/field#declare',
      section: 'docs',
      version: 'v1.6.0',
      title: [{ text: 'Fields', isMatch: false }],
      heading: [
        { text: 'Declare a ', isMatch: false },
        { text: 'field', isMatch: true },
      ],
      excerpt: [],
      replaces: null,
    });
  });

  it('tries the next host when one does not answer', async () => {
    const { nbHits } = await search(['http://127.0.0.1:1', host]);
    expect(nbHits).toBe(1);
  });

  it.each([
    ['refuses the key', 403, '{"message":"Invalid Application-ID or API key"}', 'missing', 1],
    ['has a fault', 500, '{}', 'missing', 2],
    ['answers in another shape', 200, '{"results":[{"hits":[{"title":"x"}]}]}', 'damaged', 1],
    ['answers no JSON', 200, '<!doctype html>', 'damaged', 1],
  ])('says so when the service %s', async (_name, status, body, reason, requests) => {
    reply = { status, body };
    await expect(search([host, host])).rejects.toMatchObject({ name: 'SearchIndexError', reason });
    expect(asked).toHaveLength(requests);
  });
});
