import { Failure } from '../../../scripts/failure.mjs';
import type { RunningDiwan } from '../contenders/diwan.ts';
import type { RunningNginx } from '../contenders/nginx.ts';
import type { Context } from '../context.ts';
import { type Headers, send } from '../http.ts';
import { pages } from '../measured-pages.ts';
import type { Encoding } from '../options.ts';
import { type ComparedLoad, compareLoad, type Target } from './wrk.ts';

export type RequestRow = {
  page: string;
  encoding: Encoding;
  connections: number;
  nginx: ComparedLoad;
  diwan: ComparedLoad;
};

type Case = { page: string; path: string; unchanged: boolean };

/** Cached responses of Diwan against the same bytes as files of nginx, at rising numbers of connections. */
export async function measureRequests(context: Context): Promise<RequestRow[]> {
  const { programs, options, contenders, log } = context;
  const { diwan, nginx } = await contenders();
  await compareBytes(diwan, nginx);
  const rows: RequestRow[] = [];
  for (const encoding of options.encodings) {
    for (const { page, path, unchanged } of casesOf(encoding)) {
      for (const connections of encoding === 'br' ? options.connections : [64]) {
        log(`${page}, ${encoding}, ${connections} connections`);
        const target = async (pid: number, url: string): Promise<Target> => ({
          pid,
          url,
          headers: await headersFor(url, encoding, unchanged),
        });
        const targets = {
          base: await target(nginx.pid, nginx.urls[encoding] + path),
          own: await target(diwan.pid, diwan.url + path),
        };
        const { base, own } = await compareLoad(programs.wrk, targets, { ...options, connections });
        rows.push({ page, encoding, connections, nginx: base, diwan: own });
      }
    }
  }
  return rows;
}

/** The headers of a client, which has the response already where it is unchanged. */
async function headersFor(url: string, encoding: Encoding, unchanged: boolean): Promise<Headers> {
  const headers = { 'accept-encoding': encoding };
  const { etag = '' } = (await send(url, { headers, expect: 200 })).headers;
  if (!unchanged) return headers;
  const conditional = { ...headers, 'if-none-match': etag };
  await send(url, { headers: conditional, expect: 304 });
  return conditional;
}

function casesOf(encoding: Encoding): Case[] {
  const cases = Object.entries(pages).map(([page, path]) => ({ page, path, unchanged: false }));
  return encoding === 'br'
    ? [...cases, { page: 'home, unchanged (304)', path: '/', unchanged: true }]
    : cases;
}

/** @throws Failure where the bytes of both differ: a comparison would be worthless. */
async function compareBytes(diwan: RunningDiwan, nginx: RunningNginx): Promise<void> {
  for (const encoding of ['br', 'gzip'] as const) {
    const options = { headers: { 'accept-encoding': encoding }, expect: 200 };
    for (const path of Object.values(pages)) {
      const own = await send(diwan.url + path, options);
      const other = await send(nginx.urls[encoding] + path, options);
      const isSame = own.headers['content-encoding'] === other.headers['content-encoding'];
      if (!isSame || !own.body.equals(other.body))
        throw new Failure(
          `nginx serves other bytes for ${path} (${encoding}) than Diwan: ${other.body.length}, not ${own.body.length}.`,
        );
    }
  }
}
