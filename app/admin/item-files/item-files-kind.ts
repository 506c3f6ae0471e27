import type { ComponentType } from 'react';
import type { Language } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { FilesName, FormFields, Item, ItemFileCalls, Numbered, Source } from './item-file-calls.ts';

export type Errors = Record<string, string[]>;

export type FieldsProps<Texts> = {
  texts: Texts;
  disabled: boolean;
  errors: Errors;
  onChange: (texts: Texts) => void;
};

export type LibraryProps = {
  disabled: boolean;
  /** The most that can be chosen at a time. */
  max: number;
  onChoose: (sources: Source[]) => void;
};

export type ActionsProps<Entry> = {
  item: Item;
  entry: Entry;
  /** An accessible name for an action of this entry. */
  of: (action: string) => string;
  busy: boolean;
  /** A failure is shown at the entry. */
  run: (work: () => Promise<unknown>) => void;
};

/** A kind of files that an item can have several of. */
export type ItemFilesKind<Entry extends Numbered, Texts extends FormFields> = {
  /** The prefix of its messages, and the last part of the path of its calls. */
  name: FilesName;
  calls: ItemFileCalls<Entry>;
  max: number;
  tooMany: AdminMessageKey;
  /** For the file dialog. */
  accept: string;
  /** The message for a file that is refused before it is sent. */
  check: (file: File) => Promise<AdminMessageKey | undefined>;
  /** The texts with which a chosen file begins. */
  suggest: (source: Source) => Texts;
  textsOf: (entry: Entry) => Texts;
  /** The texts as the calls have them. */
  fieldsOf: (texts: Texts) => FormFields;
  /** The fields of the form: an error of theirs stands beside them. */
  fields: readonly string[];
  /** The name of an entry in messages; its place counts from 1. */
  nameOf: (entry: Entry, language: Language, place: number) => string;
  Fields: ComponentType<FieldsProps<Texts>>;
  Summary: ComponentType<{ entry: Entry }>;
  /** Actions before those that every kind has. */
  Actions: ComponentType<ActionsProps<Entry>>;
  /** A chosen file as it is seen before it is sent. */
  Preview?: ComponentType<{ source: Source }>;
  /** Another way to choose than by files. */
  Library?: ComponentType<LibraryProps>;
  /** An entry as it is seen while its texts are changed. */
  Thumbnail?: ComponentType<{ entry: Entry }>;
};
