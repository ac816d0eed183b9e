import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test server: its origin and a function that stops it. */
export type Listening = { origin: string; close: () => Promise<void> };

/** Starts a server on a free local port. Rejects when it cannot listen. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
