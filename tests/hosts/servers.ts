import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apacheModules, formatApache, formatApacheRedirects } from '../../tools/hosting/apache';
import { formatCaddy } from '../../tools/hosting/caddy';
import type { HostedSite } from '../../tools/hosting/hostedSite';
import { formatNginx, type Place } from '../../tools/hosting/nginx';
import { findFreePort } from '../../tools/shared/freePort';

/** A server that runs with the settings that the build writes. */
export type RunningServer = { readonly origin: string; readonly stop: () => Promise<void> };

/** A server program of Debian. */
export type ServerKind = {
  readonly name: string;
  readonly program: string;
  readonly aptPackage: string;
  /** Writes the settings into a folder of its own and returns the arguments of the program. */
  readonly prepare: (site: HostedSite, place: Place, folder: string) => string[];
};

const apacheLibrary = '/usr/lib/apache2/modules';

const nginx: ServerKind = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  aptPackage: 'nginx-light',
  prepare: (site, place, folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const config = `daemon off; error_log stderr; pid ${folder}/nginx.pid; events {}
http { access_log off; ${temporary.join(' ')}
${formatNginx(site, place)}
}`;
    writeFileSync(path.join(folder, 'nginx.conf'), config);
    return ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  },
};

const caddy: ServerKind = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  aptPackage: 'caddy',
  prepare: (site, place, folder) => {
    writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${formatCaddy(site, place)}`);
    return ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

const apache: ServerKind = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  aptPackage: 'apache2',
  prepare: (site, place, folder) => {
    const modules = ['mpm_event', 'authz_host', ...apacheModules].map(
      (name) => `LoadModule ${name}_module ${apacheLibrary}/mod_${name}.so`,
    );
    const redirects = path.join(folder, 'redirects.txt');
    writeFileSync(redirects, formatApacheRedirects(site));
    const config = [
      ...modules,
      `ServerRoot "${folder}"`,
      'ServerName localhost',
      'TypesConfig /dev/null',
      `PidFile "${folder}/pid"`,
      'ErrorLog /dev/stderr',
      `Listen ${place.port}`,
      formatApache(site, place, redirects),
    ].join('\n');
    writeFileSync(path.join(folder, 'apache.conf'), config);
    return ['-X', '-f', path.join(folder, 'apache.conf')];
  },
};

export const serverKinds: readonly ServerKind[] = [nginx, caddy, apache];

/** Installs the missing programs where Debian's packages can be installed, and returns a line for each that is still missing. */
export function ensureServers(): string[] {
  const missing = serverKinds.filter(({ program }) => !existsSync(program));
  if (missing.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const wanted = missing.map(({ aptPackage }) => aptPackage);
    // Debian would start the services, which are of no use here.
    const policy = '/usr/sbin/policy-rc.d';
    const isOurs = !existsSync(policy);
    if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    spawnSync('apt-get', ['-q', 'update']);
    spawnSync('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...wanted]);
    if (isOurs) rmSync(policy);
  }
  return serverKinds
    .filter(({ program }) => !existsSync(program))
    .map(({ name, aptPackage }) => `${name} is missing. Fix: apt-get install ${aptPackage}`);
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the server does not answer');
}

/**
 * Finds a server program by its name.
 * @throws When there is none of that name.
 */
export function serverKindOf(name: string): ServerKind {
  const kind = serverKinds.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (kind) return kind;
  const names = serverKinds.map((each) => each.name.toLowerCase());
  throw new Error(`TEST_HOST=${name} is no server that is tried. Fix: one of ${names.join(', ')}`);
}

/**
 * Starts a server on a port, by default a free one. Rejects with what it printed when it does not start.
 * @param root Folder that is served; a link to it may be exchanged while the server runs.
 */
export async function startServer(
  kind: ServerKind,
  site: HostedSite,
  root: string,
  wantedPort?: number,
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-host-'));
  // The processes that answer may belong to another user.
  chmodSync(folder, 0o755);
  const port = wantedPort ?? (await findFreePort(20_000 + Math.floor(Math.random() * 20_000)));
  const log = path.join(folder, 'log');
  const args = kind.prepare(site, { root, port }, folder);
  const child = spawn('/bin/sh', ['-c', 'exec "$0" "$@" >"$LOG" 2>&1', kind.program, ...args], {
    env: { ...process.env, LOG: log, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(origin, child);
  } catch (error) {
    const printed = readFileSync(log, 'utf8').slice(-2000);
    await stop();
    throw new Error(`${kind.name}: ${String(error)}\n${printed}`, { cause: error });
  }
  return { origin, stop };
}
