import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath, installPackages } from '../../scripts/debian.mjs';

const sample = join(import.meta.dirname, '../../deploy/nginx.conf');

/**
 * Starts nginx with the sample configuration before instances on these ports. What differs are the addresses, the
 * certificate and the folders.
 * @returns the origin that visitors see, whose certificate nobody vouches for.
 */
export async function startNginx(ports: number[]) {
  if (!inPath('nginx') || !inPath('openssl')) await installPackages('nginx-light', 'openssl');
  const folder = await mkdtemp(join(tmpdir(), 'diwan-nginx-'));
  const port = await freePort();
  makeCertificate(folder);
  const upstream = await readFile(sample, 'utf8');
  const site = ports
    .reduce((text, own, index) => text.replace(`127.0.0.1:${3001 + index} `, `127.0.0.1:${own} `), upstream)
    // Fewer than the sample has
    .replaceAll(/^ *server 127\.0\.0\.1:300\d .*\n/gm, '')
    .replaceAll(/^ *listen (80|\[::\]:\d+).*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    // What has no address of its own would take port 80
    .replace(/^server \{\n(?! *listen)[\s\S]*?^\}\n/m, '')
    .replaceAll('/etc/letsencrypt/live/www.example.org', folder)
    .replaceAll(/\/var\/(log|cache)\/nginx/g, folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await mkdir(join(folder, 'diwan'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; pid ${folder}/pid; worker_processes 1; events {} http { ${temporary.join(' ')}\n${site}\n}`,
  );
  const server = spawn(needed('nginx'), ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  return {
    url: `https://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const certificate = ['req', '-x509', '-subj', '/CN=www.example.org', '-days', '1'];
  execFileSync(needed('openssl'), [...certificate, ...key, ...files], { stdio: 'ignore' });
}

/** @returns the file of a program. @throws Error where it is missing. */
function needed(name: string): string {
  const file = inPath(name);
  if (file) return file;
  throw new Error(
    'This test needs nginx and openssl: install them (on Debian: apt-get install nginx-light openssl).',
  );
}
