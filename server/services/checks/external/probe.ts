import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { LinkProblem } from '#shared/checks/link-problems.ts';

type Options = {
  /** Milliseconds for each request. */
  timeout: number;
  /** True for an IP address that may be connected to. */
  allows?: ((address: string) => boolean) | undefined;
  stopping?: AbortSignal | undefined;
};

type Result = { status: number; location: string | undefined };

const maxRedirects = 5;

/** A host that has an address of an inner network. */
class InnerAddress extends Error {}

/** True for an address of the public internet: not of this machine, nor of a network around it. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * The problem of a link to another site, by requests without anything of a person; undefined where it leads somewhere. A site
 * that refuses programs leads somewhere. Each address is checked when it is connected to, redirects included.
 */
export async function probe(
  address: string,
  options: Options,
): Promise<LinkProblem | `${number}` | undefined> {
  let url = URL.parse(address);
  try {
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      if (!url || !/^https?:$/.test(url.protocol)) return 'unknown';
      const { status, location } = await resultOf(url, options);
      if (status >= 300 && status < 400 && location !== undefined) url = URL.parse(location, url);
      else return status === 404 || status === 410 || status >= 500 ? `${status}` : undefined;
    }
    return 'redirects';
  } catch (error) {
    return problemOf(error);
  }
}

/** Of HEAD, or of GET where HEAD fails: not every site knows it. */
async function resultOf(url: URL, options: Options): Promise<Result> {
  const head = await requestTo('HEAD', url, options);
  return head.status < 400 ? head : requestTo('GET', url, options);
}

function requestTo(method: string, url: URL, { timeout, stopping, ...options }: Options): Promise<Result> {
  const allows = options.allows ?? isPublicAddress;
  const { protocol, hostname, port, pathname, search } = url;
  const host = hostname.replace(/^\[|\]$/g, '');
  // The name is not resolved for an address
  if (isIP(host) && !allows(host)) throw new InnerAddress(host);
  const signals = [AbortSignal.timeout(timeout), ...(stopping ? [stopping] : [])];
  const { promise, resolve: done, reject } = Promise.withResolvers<Result>();
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  send(
    {
      method,
      host,
      port,
      path: `${pathname}${search}`,
      headers: { 'user-agent': 'Diwan (link check)', 'accept': '*/*' },
      // Without a connection of another request, which was checked for another host
      agent: false,
      lookup: lookupOf(allows),
      signal: AbortSignal.any(signals),
    },
    (response) => {
      done({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    },
  )
    .on('error', reject)
    .end();
  return promise;
}

/** Resolves names, and refuses one with an address that is not allowed. */
function lookupOf(allows: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), []);
      if (!addresses.every(({ address }) => allows(address))) return callback(new InnerAddress(hostname), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function problemOf(error: unknown): LinkProblem {
  if (error instanceof InnerAddress) return 'inner';
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout';
  if (code === 'ENOTFOUND') return 'unknown';
  return /CERT|TLS|SSL|VERIFY|SIGNED/.test(code) ? 'certificate' : 'unreachable';
}
