import {
  type Draft,
  type Edit,
  editOf,
  isChanged,
  keyOf,
  noDraft,
  withEdit,
  withoutEdit,
} from '../list/list-draft.ts';
import type { ListItem, Texts } from '../list/list-kind.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import type { ImageChoice } from '../ui/fields/image-choice.ts';

/** An edit of an item that others may change or delete meanwhile. */
export type DeskEdit = Edit & {
  /** The item as another person stored it: one of the two has to be chosen. */
  newer?: ItemDocument;
  /** Another person deleted the item. */
  gone?: true;
};

export type DeskDraft = Draft<DeskEdit>;

type Written = { edit: DeskEdit; texts?: Texts; image?: ImageChoice };

type Read = (item: ItemDocument) => ListItem;

/** The changes of a desk's draft, a row each. */
const steps = {
  open: (draft: DeskDraft) => ({ ...draft, editing: true }),
  add: (draft: DeskDraft, edit: DeskEdit) => ({ editing: true, edits: [...draft.edits, edit] }),
  /** The stored item to type over, where it has no edit yet, is given with what was typed. */
  write: (draft: DeskDraft, { edit: given, texts, image }: Written) => {
    const edit = find(draft, given.key) ?? given;
    return withEdit(draft, { ...edit, texts: { ...edit.texts, ...texts }, image: image ?? edit.image });
  },
  /** The editor's own save of an item, by whichever call: what is typed is based on it. */
  stored: (draft: DeskDraft, item: ItemDocument) =>
    patch(draft, keyOf(item), (edit) => ({ ...edit, version: item.updated_at })),
  newer: (draft: DeskDraft, item: ItemDocument) =>
    patch(draft, keyOf(item), (edit) => ({ ...edit, newer: item })),
  /** The open item, typed over or only read, of which somebody else saved a newer version. */
  overtaken: (draft: DeskDraft, { edit, item }: { edit: DeskEdit; item: ItemDocument }) => ({
    ...draft,
    edits: [...withoutEdit(draft, edit.key).edits, { ...edit, newer: item }],
  }),
  failed: (draft: DeskDraft, { key, ...reason }: { key: string; problem: string; gone?: true }) =>
    patch(draft, key, (edit) => ({ ...edit, ...reason })),
  keepMine: (draft: DeskDraft, { item, read }: { item: ItemDocument; read: Read }) =>
    patch({ ...draft, editing: true }, keyOf(item), ({ key, texts, image }) => ({
      key,
      base: read(item),
      texts,
      image,
    })),
  /** A deleted item's edit goes on as a new item, with all that was typed. */
  keepAsNew: (draft: DeskDraft, { key, fresh }: { key: string; fresh: DeskEdit }) =>
    patch(draft, key, () => fresh),
  drop: (draft: DeskDraft, key: string) => withoutEdit(draft, key),
  /** A save of an edit: what was typed while it was under way stays. */
  saved: (draft: DeskDraft, { sent, item }: { sent: DeskEdit; item: ItemDocument }) => {
    const edit = find(draft, sent.key);
    const isSame = edit?.image === sent.image && hasTexts(edit, sent.texts);
    return isSame ? withoutEdit(draft, sent.key) : patch(draft, sent.key, keepVersion(item));
  },
  /** The end of a save of all edits. */
  close: (draft: DeskDraft) => (draft.edits.some(isChanged) ? draft : noDraft),
};

const hasTexts = (edit: DeskEdit, texts: Texts) =>
  Object.keys(texts).every((name) => edit.texts[name] === texts[name]);

const keepVersion = (item: ItemDocument) => (edit: DeskEdit) =>
  edit.base ? { ...edit, version: item.updated_at } : edit;

type Steps = typeof steps;

export type Step = {
  [Name in keyof Steps]: Parameters<Steps[Name]> extends [DeskDraft, infer Given]
    ? [name: Name, given: Given]
    : [name: Name];
}[keyof Steps];

export function afterStep(draft: DeskDraft, [name, given]: Step): DeskDraft {
  return (steps[name] as (draft: DeskDraft, given: unknown) => DeskDraft)(draft, given);
}

/** The version on which a save of an edit is based. */
export function versionOf({ version, base }: Edit): string | undefined {
  return version ?? base?.updated_at;
}

/** True where another person stored a version with other texts than the edit's. */
export function isNewer(edit: DeskEdit, item: ItemDocument, read: Read): boolean {
  if (versionOf(edit) === item.updated_at) return false;
  const stored = editOf(read(item));
  return Object.keys(stored.texts).some((name) => stored.texts[name] !== edit.texts[name]);
}

/** An edit's state as its row and its card show it. */
export function editState(edit: DeskEdit | undefined): 'changed' | 'failed' | 'new' | 'same' {
  if (edit?.problem) return 'failed';
  if (edit && !edit.base) return 'new';
  return edit && isChanged(edit) ? 'changed' : 'same';
}

function find({ edits }: DeskDraft, key: string): DeskEdit | undefined {
  return edits.find((edit) => edit.key === key);
}

function patch(draft: DeskDraft, key: string, change: (edit: DeskEdit) => DeskEdit): DeskDraft {
  return { ...draft, edits: draft.edits.map((edit) => (edit.key === key ? change(edit) : edit)) };
}
