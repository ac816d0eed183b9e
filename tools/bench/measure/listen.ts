import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

export type Listening = {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Starts a server on a free port of this machine. Rejects when it cannot listen. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no TCP port');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (server instanceof HttpServer) server.closeAllConnections();
      }),
  };
}
