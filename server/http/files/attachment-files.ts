import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import type { FoundAttachment } from '#server/services/publishing/attachments/attachment-reads.ts';
import { type Language, languages } from '#shared/languages.ts';
import {
  type Attachment,
  attachmentFileName,
  attachmentPath,
  attachmentTypes,
  pathName,
} from '#shared/publishing/attachments.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { isFresh } from '../conditional/is-fresh.ts';
import { canonicalId } from '../routes/canonical-page.ts';
import { quoted, sendFile } from './storage-files.ts';

/** A file opens nothing and loads nothing, whatever it holds. */
const closedPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

type Params = { section: string; id: string; number: string; '*': string };

/** `GET /files/{section}/{id}/{number}/{name}`: the files of public items. A file that was renamed is found at its old address. */
export function serveAttachments(app: FastifyInstance): void {
  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: '/files/:section/:id/:number/*',
    config: { may: 'read-public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { section, id, number, '*': name } = request.params;
      const key = sectionOf(section);
      if (!canonicalId.test(id) || !canonicalId.test(number)) throw notFound();
      const found = await request.services.attachments.find(key, Number(id), Number(number), 'public');
      const language = languageOf(found.attachment, name);
      if (!language) {
        const target = attachmentPath(key, Number(id), found.attachment, 'ar');
        return reply.header('cache-control', 'no-cache').redirect(target, 302);
      }
      return sendAttachment(request, reply, found, { language });
    },
  });
}

/** Sends a file as a download with its name in a language. */
export function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { attachment, hash, stored }: FoundAttachment,
  { language, headers = {} }: { language: Language; headers?: Record<string, string> },
): FastifyReply {
  const type = attachmentTypes[attachment.type];
  const file = { ...stored, tag: hash, type: attachment.type === 'csv' ? `${type}; charset=utf-8` : type };
  reply.headers({
    'accept-ranges': 'bytes',
    // Replaced at the same address
    'cache-control': 'no-cache',
    'content-disposition': disposition(attachment, language),
    'content-security-policy': closedPolicy,
    'cross-origin-resource-policy': 'same-site',
    etag: quoted(file),
    'last-modified': file.modified.toUTCString(),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  if (isFresh(request.headers, quoted(file), file.modified)) return reply.code(304).send();
  return sendFile(request, reply, file);
}

/** The language of whose name the last part of a path is, if any. */
function languageOf(attachment: Attachment, name: string): Language | undefined {
  return languages.find((language) => pathName(attachment, language) === name.normalize());
}

/** The file's name (RFC 6266, RFC 8187): old programs read the plain one. */
function disposition(attachment: Attachment, language: Language): string {
  const name = attachmentFileName(attachment, language);
  const plain = name
    .replaceAll(/[^\x20-\x7E]+/g, '')
    .replaceAll(/["\\%]/g, '')
    .trim();
  const fallback = /^\w/.test(plain) ? plain : `file-${attachment.number}.${attachment.type}`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

function sectionOf(text: string): SectionKey {
  const section = sections.find(({ key }) => key === text);
  if (!section) throw notFound();
  return section.key;
}

const notFound = () => new AppError('not-found', 'attachment.notFound');
