// @ts-check
import { createServer } from 'node:net';

/**
 * Takes the wanted port; gives it, or the next one that is free. Throws when none of `attempts` ports is.
 * @param {number} wanted
 * @param {{ isFree?: (port: number) => Promise<boolean>, attempts?: number }} [options]
 * @returns {Promise<number>}
 */
export async function findFreePort(wanted, { isFree = isPortFree, attempts = 50 } = {}) {
  for (let port = wanted; port < wanted + attempts && port <= 65535; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${wanted} on (${attempts} tried): name another with --port`);
}

/**
 * Takes a port; tells whether nobody listens on it. Both loopback addresses are asked, because a browser that opens
 * "localhost" may take either, and must not meet another server there.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL: nobody can be in the way there.
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
