import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { StoredFile } from '#server/services/files/storage.ts';
import { pictureOfVariant, sharePicture } from '#shared/content/images.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';
import { isFresh } from '../conditional/is-fresh.ts';
import { requestLanguage } from '../language/request-language.ts';
import { byteRange } from './byte-range.ts';

const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

/** Files of items have addresses of their own, which know who may read them; sealed pieces of senders' files have none. */
const otherFolders = ['attachments/', 'sealed/'];

/** Pictures with a size in the name are immutable. */
const sizedPicture = /-\d+x\d+(\.\d+|(\.\d+-\d+)?(\.closed-(ar|en))?\.share)?\.(avif|webp|jpg|png)$/;

/** `GET /storage/…`: uploaded files and their variants, complete or by range (a player seeks in the anthem). */
export function serveStorage(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/storage/*',
    config: { may: 'read-public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = request.params['*'];
      const plain = isPlainPath(path, request.url) && !otherFolders.some((folder) => path.startsWith(folder));
      const { file, isItself } = plain ? await fileAt(path, services) : {};
      if (!file) return redirectOrRefuse(request, reply, services);
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': cacheControl(path, isItself === true),
        // Plain ASCII (see `storage.ts`): generated, independent of the upload's name
        'content-disposition': `inline; filename="${path.split('/').at(-1)}"`,
        // Feed readers and shared links embed these pictures on other origins
        'cross-origin-resource-policy': 'cross-origin',
        etag: quoted(file),
        'last-modified': file.modified.toUTCString(),
      });
      if (isFresh(request.headers, quoted(file), file.modified)) return reply.code(304).send();
      return sendFile(request, reply, file);
    },
  });
}

type Found = { file?: StoredFile | undefined; isItself?: boolean };

/** The file at an address; at one of a picture that was replaced, the file in its place. */
async function fileAt(path: string, services: Services): Promise<Found> {
  const { cards, images, media, storage } = services;
  if (path.startsWith('cards/')) return cards.find(path);
  const isReplaced = (await media.notes()).get(pictureOfVariant(path) ?? path)?.file !== undefined;
  await images.ready(path);
  const stored = isReplaced ? undefined : await storage.find(path);
  if (stored) return { file: stored, isItself: true };
  // Other instances learn of a replacement a moment later; the file is gone by then
  const instead = (await media.fileInstead(path)) ?? path;
  return { file: (await storage.find(instead)) ?? (await standInFor(instead, services)) };
}

/** A file that an import gave another name is found under the old one. @throws AppError `not-found` */
async function redirectOrRefuse(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { redirectMap }: Services,
): Promise<FastifyReply> {
  const moved = await redirectMap.find(url);
  if (!moved) throw new AppError('not-found', 'error.notFound');
  return reply.header('cache-control', 'no-cache').redirect(moved.location, 301);
}

/**
 * For a variant that is not yet encoded, uncached: for shared links another crop or the site's own picture, else the picture
 * itself.
 */
async function standInFor(
  path: string,
  { media, settings, storage }: Services,
): Promise<StoredFile | undefined> {
  const picture = pictureOfVariant(path);
  const named = picture ? [picture, picture.replace(/\.webp$/, '.jpg')] : [];
  const original = (await Promise.all(named.map((each) => storage.find(each)))).find(Boolean);
  if (!original || !path.endsWith('.jpg')) return original;
  const middle = await storage.find(sharePicture(picture ?? '')?.path ?? '');
  if (middle) return middle;
  const { shareImage } = (await settings.all()).identity;
  const image = shareImage[defaultLanguage];
  const own = sharePicture((await media.notes()).get(image)?.file ?? image);
  return (own ? await storage.find(own.path) : undefined) ?? original;
}

function cacheControl(path: string, isItself: boolean): string {
  if (!isItself) return 'no-cache';
  return sizedPicture.test(path) ? year : day;
}

/** Sends a file, or the range that is requested. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const { bytes, type } = file;
  // A range is of a GET alone (RFC 9110 §14.2)
  const isPartial = request.method === 'GET' && stillHolds(request.headers['if-range'], file);
  const range = isPartial ? byteRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') return refuseRange(request, reply, file);
  const length = range ? range.end - range.start + 1 : bytes;
  reply.type(type).header('content-length', length);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(request.method === 'HEAD' ? '' : file.read(range));
}

function refuseRange(request: FastifyRequest, reply: FastifyReply, { bytes }: StoredFile): FastifyReply {
  const language = requestLanguage(request.headers['accept-language']);
  return reply
    .code(416)
    .removeHeader('etag')
    .removeHeader('last-modified')
    .headers({ 'cache-control': 'no-store', 'content-language': language, vary: 'Accept-Language' })
    .header('content-range', `bytes */${bytes}`)
    .type('application/json; charset=utf-8')
    .send({ message: localizedMessage(language, 'error.unreadable') });
}

/** True if a range may be served: without `If-Range`, or if it matches this version of the file. */
function stillHolds(ifRange: string | string[] | undefined, file: StoredFile): boolean {
  return ifRange === undefined || ifRange === quoted(file) || ifRange === file.modified.toUTCString();
}

export function quoted({ tag }: StoredFile): string {
  return `"${tag}"`;
}

/** Rejects path traversal, whatever the storage does: hidden or empty names, backslashes, encoded slashes. */
export function isPlainPath(path: string, url: string): boolean {
  if (/%2f|%5c/i.test(url.split('?')[0] ?? '')) return false;
  return path.split('/').every((name) => name !== '' && !/^\.|[\\\p{Cc}]/u.test(name));
}
