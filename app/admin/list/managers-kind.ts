import type { Manager } from '#shared/content/manager.ts';
import { href } from '#shared/site/href.ts';
import type { ListItem, ListKind } from './list-kind.ts';

/** Configuration of the list editor for the successive managers. */
export const managersKind: ListKind = {
  key: 'managers',
  fields: [
    { name: 'name', label: 'managers.name' },
    { name: 'from', label: 'managers.from' },
    { name: 'to', label: 'managers.to', hint: 'managers.to.hint' },
  ],
  commonFields: [],
  calls: { list: 'managers', create: 'manager', update: 'update-manager', remove: 'manager' },
  publicPath: (_entry, language) => href('managers', { language }),
  readList: (body) => (body as Manager[]).map(toItem),
  readItem: (body) => toItem(body as Manager),
};

function toItem({ id, image, updated_at, name, from, to }: Manager): ListItem {
  const texts = {
    name_ar: name.ar,
    name_en: name.en,
    from_ar: from.ar,
    from_en: from.en,
    to_ar: to.ar,
    to_en: to.en,
  };
  return { id, image, updated_at, texts };
}
