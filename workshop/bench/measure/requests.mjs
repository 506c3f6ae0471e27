import { Failure } from '../../../scripts/failure.mjs';
import { ask } from '../http.mjs';
import { inTurn } from './wrk.mjs';

/** The requested URLs by their names in the report. */
export const pages = {
  'home': '/',
  'list': '/articles',
  'detail': '/articles/5/ar',
  'list call': '/api/articles?limit=12',
};

/**
 * Kept answers of Diwan against the same bytes as files of nginx, at the rising numbers of connections.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureRequests({ programs, options, contenders, say }) {
  const { diwan, nginx } = await contenders();
  await compareBytes(diwan, nginx);
  const rows = [];
  for (const encoding of options.packings) {
    const numbers = encoding === 'br' ? options.connections : [64];
    for (const [page, path, unchanged] of asked(encoding)) {
      for (const connections of numbers) {
        say(`${page}, ${encoding}, ${connections} connections`);
        const servers = [
          { pid: nginx.pid, url: nginx.urls[encoding] + path },
          { pid: diwan.pid, url: diwan.url + path },
        ];
        const targets = await Promise.all(
          servers.map(async (server) => ({
            ...server,
            headers: await headersOf(server, encoding, unchanged),
          })),
        );
        const [other, own] = await inTurn(programs.wrk, targets, { ...options, connections });
        rows.push({ page, encoding, connections, nginx: other, diwan: own });
      }
    }
  }
  return rows;
}

/** @param {{ url: string }} server @param {string} encoding @param {boolean} unchanged whether the asker has it already */
async function headersOf({ url }, encoding, unchanged) {
  const headers = { 'accept-encoding': encoding };
  const { etag = '' } = (await ask(url, { headers, expect: 200 })).headers;
  if (!unchanged) return headers;
  const known = { ...headers, 'if-none-match': etag };
  await ask(url, { headers: known, expect: 304 });
  return known;
}

/** @param {string} encoding @returns {[string, string, boolean][]} */
function asked(encoding) {
  const all = Object.entries(pages).map(([page, path]) => /** @type {const} */ ([page, path, false]));
  return encoding === 'br' ? [...all, ['home, unchanged (304)', '/', true]] : all;
}

/** Both must give the same, or the figures say nothing. */
async function compareBytes(diwan, nginx) {
  for (const encoding of ['br', 'gzip']) {
    for (const path of Object.values(pages)) {
      const headers = { 'accept-encoding': encoding };
      const [one, other] = await Promise.all(
        [diwan.url, nginx.urls[encoding]].map((url) => ask(url + path, { headers, expect: 200 })),
      );
      if (
        !one.body.equals(other.body) ||
        one.headers['content-encoding'] !== other.headers['content-encoding']
      )
        throw new Failure(`nginx does not answer ${path} (${encoding}) with the bytes of Diwan.`);
    }
  }
}
