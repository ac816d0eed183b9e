import { createServer } from 'node:http';
import sirv from 'sirv';
import { createFixtureSite } from '../fixtures/createFixtureSite';
import { listen, type Listening } from './listen';

/**
 * Builds the fixture in English with settings from the environment and serves it.
 * Rejects with the end of the build's output when it fails. Closing the server deletes the build.
 */
export async function buildAndServe(env: Readonly<Record<string, string>>): Promise<Listening> {
  const site = await createFixtureSite();
  const { code, output } = await site.build({ env });
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
