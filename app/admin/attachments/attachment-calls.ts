import type { Attachment, AttachmentLanguage } from '#shared/publishing/attachments.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { call, callFile } from '../client/api.ts';

export type Item = { section: SectionKey; id: number };

/** The names of a file, and the language in which it is written. */
export type FileTexts = { name_ar: string; name_en: string; language: AttachmentLanguage };

type Files = { attachments: Attachment[] };

const pathOf = ({ section, id }: Item) => `items/${section}/${id}/attachments`;

const filesIn = async (response: Promise<Files>) => (await response).attachments;

export const filesOf = (item: Item) => filesIn(call<Files>(pathOf(item)));

export function addFile(
  item: Item,
  file: File,
  texts: FileTexts,
  onProgress: (part: number) => void,
): Promise<Attachment> {
  return call<Attachment>(pathOf(item), { method: 'POST', form: formOf({ ...texts, file }), onProgress });
}

export const replaceFile = (item: Item, number: number, file: File, onProgress: (part: number) => void) =>
  filesIn(call<Files>(`${pathOf(item)}/${number}`, { method: 'PUT', form: formOf({ file }), onProgress }));

export const changeFile = (item: Item, number: number, changes: Partial<FileTexts> & { position?: number }) =>
  filesIn(call<Files>(`${pathOf(item)}/${number}`, { method: 'PUT', json: changes }));

export const removeFile = (item: Item, number: number) =>
  filesIn(call<Files>(`${pathOf(item)}/${number}`, { method: 'DELETE' }));

export const restoreFile = (item: Item, number: number) =>
  filesIn(call<Files>(`${pathOf(item)}/${number}/restore`, { method: 'POST' }));

export const contentOf = (item: Item, number: number) => callFile(`${pathOf(item)}/${number}`);

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
