import { createServer } from 'node:net';

/**
 * Takes the wanted port; gives it, or the next one that is free. Throws when none of `attempts` ports is.
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
 * Takes a port; tells whether nobody listens on it. Both loopback addresses are asked, because a browser that opens
 * "localhost" may take either, and must not meet another server there.
 */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL: nobody can be in the way there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
