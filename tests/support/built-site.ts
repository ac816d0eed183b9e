import { createServer } from 'node:http';
import sirv from 'sirv';
import { createFixtureSite } from '../fixtures/createFixtureSite';
import { listen, type Listening } from './listen';
import type { BuildOptions } from './siteCopy';

/**
 * Builds the fixture and serves it at the root of an origin of its own, in every locale. Rejects with the end of the build's
 * output when it fails. Closing the server deletes the build.
 */
export async function buildAndServe(options: BuildOptions): Promise<Listening> {
  const site = await createFixtureSite();
  const { code, output } = await site.build(options);
  if (code !== 0) {
    await site.remove();
    throw new Error(`The build for the test failed:\n${output.slice(-3000)}`);
  }
  const serve = sirv(site.pathOf('build'), { dev: true });
  const server = await listen(
    createServer((request, response) => serve(request, response, () => void response.writeHead(404).end())),
  );
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      await site.remove();
    },
  };
}
