import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../http.mjs';
import { freePort, scratchFolder, serverCore, startServer } from '../processes.mjs';

/** Files that nginx writes by itself. */
const own = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|transfer-encoding)$/;

/** Diwan packs an answer that many ask for once more, tighter: those bytes are the ones to compare. */
const asksUntilPopular = 60;
const settlesWithin = 3_000;

/**
 * nginx with the very bytes that another server answers, as static files: one worker on the servers' core, its files
 * held open, no log. Debian's has no Brotli, so those bytes are files of a second address that states their packing.
 * @param {string} program @param {string} origin whose answers it gives @param {string[]} paths
 */
export async function startNginx(program, origin, paths) {
  const folder = scratchFolder();
  const [brotli, gzip] = [await freePort(), await freePort()];
  /** @type {Record<'br' | 'gzip', string[]>} */
  const locations = { br: [], gzip: [] };
  for (const [index, path] of paths.entries()) {
    for (const encoding of /** @type {const} */ (['br', 'gzip'])) {
      const { headers, body } = await settledAnswer(origin + path, encoding);
      const file = `${encoding}-${index}`;
      // gzip_static looks for the packed form beside the file itself
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
  const urls = { br: `http://127.0.0.1:${brotli}`, gzip: `http://127.0.0.1:${gzip}` };
  return { urls, pid, stop };
}

/** @param {string} url @param {string} encoding */
async function settledAnswer(url, encoding) {
  const headers = { 'accept-encoding': encoding };
  const first = await ask(url, { headers });
  for (let asked = 1; asked < asksUntilPopular; asked += 1) await ask(url, { headers });
  const deadline = performance.now() + (encoding === 'br' ? settlesWithin : 0);
  for (;;) {
    const answer = await ask(url, { headers });
    if (performance.now() > deadline || answer.body.length < first.body.length) return answer;
    await delay(50);
  }
}

/**
 * @param {string} path @param {string} file
 * @param {import('node:http').IncomingHttpHeaders} headers @param {'br' | 'gzip'} encoding
 */
function location(path, file, headers, encoding) {
  const copied = Object.entries(headers).filter(([name]) => !own.test(name));
  if (encoding === 'br') copied.push(['content-encoding', headers['content-encoding']]);
  const lines = copied.flatMap(([name, values]) =>
    [values].flat().map((value) => `      add_header ${name} ${quoted(value)};`),
  );
  return `
    location = ${path.split('?')[0]} {
      default_type ${quoted(headers['content-type'])};
${lines.join('\n')}
      try_files /${file} =404;
    }`;
}

/** @param {number} port @param {string} folder @param {string[]} locations */
function server(port, folder, locations) {
  return `
  server {
    listen 127.0.0.1:${port};
    root ${folder};${locations.join('')}
  }`;
}

/** @param {string} folder @param {string[]} servers */
function settings(folder, servers) {
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

/** @param {string} value */
const quoted = (value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
