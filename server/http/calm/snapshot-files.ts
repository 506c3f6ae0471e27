import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { languages } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import { typeOf } from '../files/static-files.ts';
import { isPlainPath } from '../files/storage-files.ts';
import { pagePolicy } from '../pages/content-security-policy.ts';
import { fileOf, linkTo, pageUrlOf } from '../routes/page-files.ts';

const prefix = '/snapshot/';

/** Finds the page of a URL in a snapshot. */
export type FindCopy = (url: string) => Promise<string | undefined>;

/** Media types that the build has none of. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Forms, which a copy cannot have and the site still has, by the file in their place. */
const forms = new Map(
  languages.flatMap((language) =>
    (['contact-us', 'receipt', 'verify'] as const).map((name) => {
      const path = href(name, { language });
      return [fileOf(path), path] as const;
    }),
  ),
);

/**
 * Serves the folder that `npm run manage -- snapshot` has written, for calm mode. It is a copy: search engines are told to
 * leave it alone.
 * @returns the path of the copy of a page, if the folder has one.
 */
export function serveSnapshot(app: FastifyInstance, folder: string): FindCopy {
  app.get<{ Params: { '*': string } }>(
    `${prefix}*`,
    { config: { may: 'read-public' }, schema: { hide: true } },
    async ({ params, url }, reply) => {
      const path = params['*'];
      const form = forms.get(path);
      if (form !== undefined) return reply.header('cache-control', 'no-cache').redirect(form, 302);
      const file = join(folder, path);
      const bytes = isPlainPath(path, url) ? await bytesOf(file) : undefined;
      if (bytes === undefined) throw new AppError('not-found', 'error.notFound');
      reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type(types[extname(path)] ?? typeOf(path));
      if (extname(path) !== '.html')
        return reply.header('content-length', bytes).send(createReadStream(file));
      const html = await readFile(file, 'utf8');
      return reply.header('content-security-policy', pagePolicy(html, [])).send(html);
    },
  );

  return async (requested) => {
    const url = new URL(requested, 'http://localhost');
    const page = pageUrlOf(url);
    const file = page === undefined ? undefined : fileOf(page);
    if (file === undefined || (await bytesOf(join(folder, file))) === undefined) return undefined;
    const query = url.searchParams.get('q');
    return prefix + linkTo('', file) + (query ? `?q=${encodeURIComponent(query)}` : '');
  };
}

/** The size of a file; undefined where there is none. */
async function bytesOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
