import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { form } from '../requests/form.ts';
import { testApp } from './test-app.ts';

/** The call for the files of its tender. */
export const filesCall = '/api/items/tenders/1/attachments';
export const namedFile = { name_ar: 'دفتر الشروط', name_en: 'Conditions', language: 'ar' };

/** A site with a tender, and an editor of its files. */
export async function tenderSite(database?: TestDatabase, config: Partial<Config> = {}) {
  const site = await testApp({ items: { tenders: 1 }, config, ...(database && { database }) });
  const { call } = await site.signIn();
  const upload = async (bytes: Uint8Array, texts: Record<string, string | undefined> = {}, to = filesCall) =>
    call(to, await form({ file: { bytes, name: 'anything.exe' }, ...namedFile, ...texts }));
  const put = async (number: number, fields: Parameters<typeof form>[0]) =>
    call(`${filesCall}/${number}`, { ...(await form(fields)), method: 'PUT' });
  /** Files in the storage, and on their way there. */
  const stored = async () => {
    const files = await readdir(join(site.dataDir, 'storage/attachments')).catch(() => []);
    const received = await readdir(join(site.dataDir, 'received')).catch(() => []);
    return [...files, ...received];
  };
  const publicFiles = async () => (await site.request('/api/tender/1')).json().attachments ?? [];
  return { ...site, call, upload, put, stored, publicFiles };
}
