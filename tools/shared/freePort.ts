import { createServer } from 'node:net';

/**
 * Finds the first free port, counting up from the wanted one.
 * @throws When none of `attempts` ports is free.
 */
export async function findFreePort(
  wanted: number,
  {
    isFree = isPortFree,
    attempts = 50,
  }: { isFree?: (port: number) => Promise<boolean>; attempts?: number } = {},
): Promise<number> {
  for (let port = wanted; port < wanted + attempts && port <= 65535; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${wanted} on (${attempts} tried): name another with --port`);
}

/**
 * Returns whether no server listens on a port. Both loopback addresses are tried, because a browser that opens "localhost" may use
 * either of them.
 */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // EADDRNOTAVAIL comes from a machine without IPv6, where no server can be in the way.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
