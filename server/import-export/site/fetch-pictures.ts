import * as limits from '#shared/limits.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';
import { AppError } from '../../errors/app-error.ts';
import type { createImages } from '../../services/files/images.ts';
import type { Carried } from '../import-content.ts';
import { Refused } from '../refused.ts';
import { get, Unanswered } from './fetch-json.ts';

type Images = Pick<ReturnType<typeof createImages>, 'save'>;

type PictureReference = {
  origin: URL;
  /** Other hosts whose pictures are fetched too, such as `media.example.org`. */
  hosts: string[];
  /** Where this site is seen: a site that is replaced under its own name has full addresses of that name. */
  publicUrl: string;
  images: Images;
  /** Milliseconds for one picture. */
  patience?: number | undefined;
};

/** So many are fetched beside each other. */
const maxConcurrent = 4;

/** A host that has not answered so often is not asked again. */
const maxSilence = 5;

/**
 * Fetches pictures and writes them anew, as uploads are. A picture that cannot be had keeps its full address there: it
 * says what is missing, the next run asks for it again, and pages show the emblem meanwhile.
 */
export async function takePictures(wanted: Map<string, string[]>, place: PictureReference): Promise<Carried> {
  const carried: Carried = { images: new Map(), counted: '', problems: [], notes: [] };
  const silent = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  let taken = 0;

  async function take(image: string, names: string[]): Promise<void> {
    const problem = (why: string) => {
      const others = names.length > 1 ? ` and ${names.length - 1} more` : '';
      carried.problems.push(`${names[0]}${others} image: ${why}`);
    };
    const address = addressOf(image, place);
    carried.images.set(image, address?.href ?? image);
    if (!address) return problem('no address of a picture.');
    const { host, href } = address;
    if (!isAllowed(address, place)) return void elsewhere.set(host, (elsewhere.get(host) ?? 0) + 1);
    const silence = () => silent.get(host) ?? 0;
    if (silence() >= maxSilence) return problem(`${href} was not asked for: ${host} does not answer.`);
    try {
      carried.images.set(image, await fetched(address, place));
      silent.set(host, 0);
      taken += 1;
    } catch (error) {
      silent.set(host, error instanceof Unanswered ? silence() + 1 : 0);
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

/** Where a picture is (specification §3); undefined where its field is no address. */
function addressOf(image: string, { origin, publicUrl }: PictureReference): URL | undefined {
  if (!image.startsWith('http')) return new URL(`/storage/${image}`, origin);
  const address = URL.parse(image);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const own = address.host === origin.host || image.startsWith(`${publicUrl}/storage/`);
  return own ? new URL(`${address.pathname}${address.search}`, origin) : address;
}

function isAllowed(address: URL, { origin, hosts }: PictureReference): boolean {
  return (
    address.origin === origin.origin || (/^https?:$/.test(address.protocol) && hosts.includes(address.host))
  );
}

async function fetched(address: URL, place: PictureReference): Promise<string> {
  const { body } = await get(address, {
    bytes: limits.fileBytes,
    patience: place.patience ?? 30_000,
    allowed: (next) => isAllowed(next, place),
  });
  return (await place.images.save(body)).file;
}

/** @throws the error where it is not the picture's: a full disk, a store that does not answer. */
function whyNot(error: unknown, href: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof AppError && (error.code === 'wrong-type' || error.code === 'invalid')) {
    return `${href} cannot be taken. ${localizedMessage('en', error.key)}`;
  }
  throw error;
}
