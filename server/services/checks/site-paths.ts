import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isTakenPath } from '#server/services/redirects/taken-paths.ts';
import { keyOf, sourceOf } from '#shared/redirects/redirect-path.ts';
import type { SectionKey } from '#shared/site/sections.ts';

const storage = '/storage/';

/** Results that are remembered within a run: many items link to the same pages. */
const maxMemoized = 10_000;

export type SitePaths = ReturnType<typeof createSitePaths>;

/** The paths of this site that lead somewhere. */
export function createSitePaths(
  db: Kysely<Schema>,
  { publicUrl, files }: { publicUrl: string; files: ReadonlySet<string> },
) {
  const { host } = new URL(publicUrl);
  const escaped = host.replaceAll(/[.[\]]/g, String.raw`\$&`);
  /** An address of this site in a text, up to what cannot belong to it. */
  const ownAddress = new RegExp(
    `(?<![\\w@.-])(?:https?://)?${escaped}(?![\\w.:-])((?:/[^\\s<>"«»“”،؛()]*)?)`,
    'gi',
  );
  const known = new Map<string, boolean>();

  async function exists(path: string): Promise<boolean> {
    const source = sourceOf(path.replace(/#.*$/s, ''));
    if (!source) return false;
    const [plain = ''] = path.split(/[?#]/, 1);
    if (plain.startsWith(storage)) return files.has(plain.slice(storage.length));
    const attachment = /^\/files\/([\w-]+)\/(\d{1,9})\/(\d{1,9})\//.exec(plain);
    if (attachment) return hasAttachment(attachment);
    if (await isTakenPath(db, source.path)) return true;
    const redirect = await db
      .selectFrom('redirect')
      .select('path')
      .where('path', 'in', [keyOf(source), source.path])
      .limit(1)
      .executeTakeFirst();
    return redirect !== undefined;
  }

  async function hasAttachment([, section = '', id, number]: string[]): Promise<boolean> {
    const row = await db
      .selectFrom('item_attachment')
      .select('number')
      .where('section', '=', section as SectionKey)
      .where('id', '=', Number(id))
      .where('number', '=', Number(number))
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /** True for a stored file, and for an address of another site. */
    hasFile: (path: string) => /^https?:/.test(path) || files.has(path),

    /** The path below `/storage/` of a stored file; undefined for one that is missing, and for an address of another site. */
    storedFile(image: string): string | undefined {
      const path = image.replace(`${publicUrl}${storage}`, '');
      return files.has(path) ? path : undefined;
    },

    /** True for a path of this site that has a page, a file or a redirect. */
    async leads(path: string): Promise<boolean> {
      const before = known.get(path);
      if (before !== undefined) return before;
      const found = await exists(path);
      if (known.size >= maxMemoized) known.clear();
      known.set(path, found);
      return found;
    },

    /** The paths of the addresses of this site in a text. */
    pathsIn(text: string): string[] {
      if (!text.includes(host)) return [];
      return [...text.matchAll(ownAddress)].map(([, path = '']) => path.replace(/[.,:;!?…؟]+$/, '') || '/');
    },
  };
}
