import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../http.ts';
import type { Encoding } from '../options.ts';
import { freePort, type RunningServer, scratchFolder, serverCore, startServer } from '../processes.ts';

/** Headers that nginx writes by itself. */
const own = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|transfer-encoding)$/;

/** Requests after which Diwan recompresses a popular response, and a timeout for it: those are the bytes to compare. */
const popularAfter = 60;
const recompressedWithin = 15_000;

export type RunningNginx = RunningServer & { urls: Record<Encoding, string> };

/**
 * nginx with the same bytes as another server, as static files: one worker on the servers' core, its files held open,
 * no log. Debian's has no Brotli, so those bytes are files of a second URL that states their encoding.
 */
export async function startNginx(program: string, origin: string, paths: string[]): Promise<RunningNginx> {
  const folder = scratchFolder();
  const [brotli, gzip] = [await freePort(), await freePort()];
  const locations: Record<Encoding, string[]> = { br: [], gzip: [] };
  for (const [index, path] of paths.entries()) {
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, body } = await recompressedResponse(origin + path, encoding);
      const file = `${encoding}-${index}`;
      // gzip_static reads the compressed form beside the file itself
      writeFileSync(join(folder, file), body);
      if (encoding === 'gzip') writeFileSync(join(folder, `${file}.gz`), body);
      locations[encoding].push(location(path, file, headers, encoding));
    }
  }
  mkdirSync(join(folder, 'temporary'));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    settings(folder, [server(brotli, folder, locations.br), server(gzip, folder, locations.gzip)]),
  );
  const command = [program, '-p', folder, '-e', 'stderr', '-c', configuration];
  const { pid, stop } = await startServer(command, `http://127.0.0.1:${brotli}/`, {
    core: serverCore,
    group: true,
  });
  return { urls: { br: `http://127.0.0.1:${brotli}`, gzip: `http://127.0.0.1:${gzip}` }, pid, stop };
}

async function recompressedResponse(url: string, encoding: Encoding) {
  const headers = { 'accept-encoding': encoding };
  const first = await send(url, { headers });
  for (let sent = 1; sent < popularAfter; sent += 1) await send(url, { headers });
  const deadline = performance.now() + (encoding === 'br' ? recompressedWithin : 0);
  for (;;) {
    const response = await send(url, { headers });
    if (performance.now() > deadline || response.body.length < first.body.length) return response;
    await delay(50);
  }
}

function location(path: string, file: string, headers: IncomingHttpHeaders, encoding: Encoding): string {
  const copied = Object.entries(headers).filter(([name]) => !own.test(name));
  if (encoding === 'br') copied.push(['content-encoding', headers['content-encoding']]);
  const lines = copied.flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => `      add_header ${name} ${quoted(value)};`),
  );
  return `
    location = ${path.split('?')[0]} {
      default_type ${quoted(headers['content-type'] ?? '')};
${lines.join('\n')}
      try_files /${file} =404;
    }`;
}

function server(port: number, folder: string, locations: string[]): string {
  return `
  server {
    listen 127.0.0.1:${port};
    root ${folder};${locations.join('')}
  }`;
}

function settings(folder: string, servers: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  return `
user ${userInfo().username};
worker_processes 1;
daemon off;
pid ${folder}/pid;
events { worker_connections 2048; }
http {
${temporary}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 75s;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  gzip_static on;
  gzip_vary off;${servers.join('\n')}
}
`;
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
