import type { MediaItem } from '#shared/media/media.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';

export type Item = { section: SectionKey; id: number };

/** `onChange`: its files are others now, or in another order. */
export type BlockProps = Item & { onChange: () => void };

/** A file of an item by its number, which no other file of the item is given. */
export type Numbered = { number: number };

/** The last part of the calls' path, and the prefix of the messages. */
export type FilesName = 'attachments' | 'gallery';

/** The content of a new file: one of this computer, or a picture of the library. */
export type Source = File | MediaItem;

export type FormFields = Record<string, string | boolean>;

type Progress = (part: number) => void;

export type ItemFileCalls<Entry extends Numbered> = ReturnType<typeof itemFileCalls<Entry>>;

/** The calls of an item's files of a kind: most respond with all of them as they are now. */
export function itemFileCalls<Entry extends Numbered>(name: FilesName) {
  const pathOf = ({ section, id }: Item, rest = '') => `items/${section}/${id}/${name}${rest}`;
  const send = async (path: string, options?: Parameters<typeof call>[1]): Promise<Entry[]> =>
    (await call<Record<string, Entry[]>>(path, options))[name] ?? [];
  return {
    list: (item: Item) => send(pathOf(item)),
    add: (item: Item, source: Source, texts: FormFields, onProgress: Progress) => {
      const content = source instanceof File ? { file: source } : { image: source.image };
      return call<Entry>(pathOf(item), {
        method: 'POST',
        form: formOf({ ...texts, ...content }),
        onProgress,
      });
    },
    replace: (item: Item, number: number, file: File, onProgress: Progress) =>
      send(pathOf(item, `/${number}`), { method: 'PUT', form: formOf({ file }), onProgress }),
    change: (item: Item, number: number, json: FormFields | { position: number }) =>
      send(pathOf(item, `/${number}`), { method: 'PUT', json }),
    remove: (item: Item, number: number) => send(pathOf(item, `/${number}`), { method: 'DELETE' }),
    restore: (item: Item, number: number) => send(pathOf(item, `/${number}/restore`), { method: 'POST' }),
  };
}

function formOf(fields: Record<string, string | boolean | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}
