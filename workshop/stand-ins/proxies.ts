import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inPath, installPackages } from '../../scripts/debian.ts';

const root = join(import.meta.dirname, '../..');

const host = '127.0.0.1';

export type Proxy = {
  /** The origin that visitors see, with a self-signed certificate where it is HTTPS. */
  url: string;
  /** The folder of its configuration, its caches and its logs. */
  folder: string;
  /** The standard error output, which is the journal of a service. */
  output: () => string;
  /** Ends it, and leaves what it wrote. */
  end: () => Promise<void>;
  /** Ends it, and removes what it wrote. */
  stop: () => Promise<void>;
};

/**
 * Starts nginx with the sample configuration before instances on these ports. What differs are the addresses, the
 * certificate and the folders.
 */
export async function startNginx(ports: number[], tree = root): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-nginx-'));
  const port = await freePort();
  await makeCertificate(folder);
  const servers = ports.map((own) => `  server 127.0.0.1:${own} max_fails=1 fail_timeout=1s;\n`).join('');
  const site = (await readFile(join(tree, 'deploy/nginx.conf'), 'utf8'))
    .replace(/^ *server 127\.0\.0\.1:3000;\n/m, servers)
    .replaceAll(/^ *listen (80|\[::\]:\d+).*\n/gm, '')
    .replace('listen 443', `listen ${host}:${port}`)
    // A site without an address of its own would take port 80
    .replace(/^server \{\n(?! *listen)[\s\S]*?^\}\n/m, '')
    .replaceAll('/etc/letsencrypt/live/www.example.org', folder)
    .replaceAll(/\/var\/(log\/nginx|cache)/g, folder);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; pid ${folder}/pid; worker_processes 1; events {} http { ${temporaryFolders(folder)}\n${site}\n}`,
  );
  const command = [await program('nginx', 'nginx-light'), '-e', 'stderr', '-p', folder, '-c', configuration];
  return startProxy(command, { folder, port });
}

/** Starts nginx as a static host of a folder, with the media types of its package and no other setting. */
export async function startStaticHost(served: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-nginx-'));
  const port = await freePort();
  const nginx = await program('nginx', 'nginx-light');
  // The worker of the package runs as another user, who may not read the folder
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const site = `server { listen ${host}:${port}; root ${served}; access_log off; }`;
  const http = `include /etc/nginx/mime.types; ${temporaryFolders(folder)} ${site}`;
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `${user} daemon off; pid ${folder}/pid; worker_processes 1; events {} http { ${http} }`,
  );
  const command = [nginx, '-e', 'stderr', '-p', folder, '-c', configuration];
  return startProxy(command, { folder, port, scheme: 'http' });
}

/** Starts Caddy with the sample configuration before one instance; what differs are the addresses and the certificate. */
export async function startCaddy(own: number, tree = root): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-caddy-'));
  const port = await freePort();
  await makeCertificate(folder);
  const site = (await readFile(join(tree, 'deploy/Caddyfile'), 'utf8'))
    .replace(/^\{\n/m, `{\n\tadmin off\n\tauto_https off\n`)
    .replace(
      /^www\.example\.org \{\n/m,
      `https://:${port} {\n\tbind ${host}\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n`,
    )
    .replace(/^http:\/\/www\.example\.org \{[\s\S]*?^\}\n/m, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${own}`);
  const configuration = join(folder, 'Caddyfile');
  await writeFile(configuration, site);
  await mkdir(join(folder, 'home'));
  const command = [await program('caddy'), 'run', '--adapter', 'caddyfile', '--config', configuration];
  return startProxy(command, { folder, port });
}

const temporaryFolders = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');

/** Starts what listens at an address, and waits until it does. */
async function startProxy(
  [file = '', ...args]: string[],
  { folder, port, scheme = 'https' }: { folder: string; port: number; scheme?: 'http' | 'https' },
): Promise<Proxy> {
  const child = spawn(file, args, {
    env: { PATH: process.env['PATH'], HOME: join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${file} ended: ${output}`);
    await delay(20);
  }
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url: `${scheme}://${host}:${port}`,
    folder,
    output: () => output,
    end,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A closed port of the loopback address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function makeCertificate(folder: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const certificate = ['req', '-x509', '-subj', '/CN=www.example.org', '-days', '1'];
  execFileSync(await program('openssl'), [...certificate, ...key, ...files], { stdio: 'ignore' });
}

/** @returns the file of a program, which Debian's package brings. @throws Error where it is missing. */
async function program(name: string, debianPackage = name): Promise<string> {
  if (!inPath(name)) await installPackages(debianPackage);
  const file = inPath(name);
  if (file) return file;
  throw new Error(`This test needs ${name}: install it (on Debian: apt-get install ${debianPackage}).`);
}
