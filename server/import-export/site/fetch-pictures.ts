import * as limits from '#shared/limits.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';
import { AppError } from '../../errors/app-error.ts';
import type { createImages } from '../../services/files/images.ts';
import type { Carried } from '../import-content.ts';
import { Refused } from '../refused.ts';
import { get, NoResponse } from './fetch-json.ts';

type Images = Pick<ReturnType<typeof createImages>, 'save'>;

type PictureReference = {
  origin: URL;
  /** Additional hosts to fetch pictures from, such as `media.example.org`. */
  hosts: string[];
  /** The public URL of this site: a site replaced under its own name has absolute URLs of that name. */
  publicUrl: string;
  images: Images;
  /** Timeout in milliseconds of one picture. */
  timeout?: number | undefined;
};

/** Concurrent fetches. */
const maxConcurrent = 4;

/** Timeouts after which a host is skipped. */
const maxSilence = 5;

/**
 * Fetches pictures and re-encodes them like uploads. A picture that fails stays an external URL: it is reported, the
 * next import retries it, and pages show the emblem until then.
 */
export async function takePictures(wanted: Map<string, string[]>, place: PictureReference): Promise<Carried> {
  const carried: Carried = { images: new Map(), moved: new Map(), counted: '', problems: [], notes: [] };
  const silent = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  let taken = 0;

  async function take(image: string, names: string[]): Promise<void> {
    const problem = (why: string) => {
      const others = names.length > 1 ? ` and ${names.length - 1} more` : '';
      carried.problems.push(`${names[0]}${others} image: ${why}`);
    };
    const url = urlOf(image, place);
    carried.images.set(image, url?.href ?? image);
    if (!url) return problem('not a picture URL.');
    const { host, href } = url;
    if (!isAllowed(url, place)) return void elsewhere.set(host, (elsewhere.get(host) ?? 0) + 1);
    const silence = () => silent.get(host) ?? 0;
    if (silence() >= maxSilence) return problem(`${href} was skipped: ${host} does not respond.`);
    try {
      const file = await fetched(url, place);
      carried.images.set(image, file);
      if (url.origin === place.origin.origin)
        carried.moved.set(url.pathname + url.search, `/storage/${file}`);
      silent.set(host, 0);
      taken += 1;
    } catch (error) {
      silent.set(host, error instanceof NoResponse ? silence() + 1 : 0);
      problem(whyNot(error, href));
    }
  }

  const left = wanted.entries();
  const work = async () => {
    for (const [image, names] of left) await take(image, names);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  if (taken > 0) carried.counted = `${taken} pictures fetched`;
  for (const [host, count] of elsewhere) {
    carried.notes.push(`${count} pictures stay at ${host}: --pictures-from ${host} brings them here`);
  }
  return carried;
}

/** The URL of a picture (specification §3); undefined if its field is invalid. */
function urlOf(image: string, { origin, publicUrl }: PictureReference): URL | undefined {
  if (!image.startsWith('http')) return new URL(`/storage/${image}`, origin);
  const url = URL.parse(image);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const own = url.host === origin.host || image.startsWith(`${publicUrl}/storage/`);
  return own ? new URL(`${url.pathname}${url.search}`, origin) : url;
}

function isAllowed(url: URL, { origin, hosts }: PictureReference): boolean {
  return url.origin === origin.origin || (/^https?:$/.test(url.protocol) && hosts.includes(url.host));
}

async function fetched(url: URL, place: PictureReference): Promise<string> {
  const { body } = await get(url, {
    bytes: limits.fileBytes,
    timeout: place.timeout ?? 30_000,
    allowed: (next) => isAllowed(next, place),
  });
  return (await place.images.save(body)).file;
}

/** @throws the error if its cause is local: a full disk, an unavailable store. */
function whyNot(error: unknown, href: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof AppError && (error.code === 'wrong-type' || error.code === 'invalid')) {
    return `${href} cannot be taken. ${localizedMessage('en', error.key)}`;
  }
  throw error;
}
