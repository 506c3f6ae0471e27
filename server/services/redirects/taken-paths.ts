import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createContent } from '#server/services/content/content.ts';
import { findWithdrawn } from '#server/services/publishing/withdrawn.ts';
import type { Language } from '#shared/languages.ts';
import { invitationPath, isAdminPath, loginPath } from '#shared/site/admin-navigation.ts';
import { programAt } from '#shared/site/program-at.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { pageAt } from '#shared/site/urls.ts';

/** True for an old path that a page or a program of the site has at present: a redirect would never answer for it. */
export async function isTakenPath(db: Kysely<Schema>, key: string): Promise<boolean> {
  const [path = ''] = key.split('?', 1);
  // A stored file that is there is sent before any redirect is looked up
  if (programAt(path)?.name === 'stored-file') return false;
  const page = pageAt(path);
  if (page?.section && page.id !== undefined) {
    const id = /^[1-9]\d{0,8}$/.test(page.id) ? Number(page.id) : undefined;
    return id !== undefined && isShown(db, page.section.key, id, page.language);
  }
  const isOfArea = isAdminPath(path) || path === loginPath || path === invitationPath;
  return page !== undefined || isOfArea || path.endsWith('.data') || programAt(path) !== undefined;
}

async function isShown(
  db: Kysely<Schema>,
  section: SectionKey,
  id: number,
  language: Language,
): Promise<boolean> {
  try {
    return (await createContent(db).find(section, id))[`title_${language}`] !== '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // One that was withdrawn has a page of its own
    return (await findWithdrawn(db, { section, id })) !== undefined;
  }
}
