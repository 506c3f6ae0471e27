import { isSameText } from '#shared/content/editor-text.ts';
import type { ItemDocument } from '../publishing/item-document.ts';

/** Texts by the names that the calls have for them. */
export type Changes = Readonly<Record<string, string>>;

/** Fields that a save changes beside the texts. */
const states = new Set(['revision', 'updated_at', 'author', 'sides', 'withdrawal', 'differences']);

function textOf(item: ItemDocument, name: string): string {
  const value: unknown = Reflect.get(item, name);
  return typeof value === 'string' ? value : '';
}

/** The changes that an item does not have. */
export function missingIn(item: ItemDocument, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, text]) => !isSameText(text, textOf(item, name))),
  );
}

/** True where an item differs from the one before by these changes alone: it is the result of their save. */
export function isSavedFrom(before: ItemDocument, changes: Changes, item: ItemDocument): boolean {
  const names = Object.keys({ ...before, ...item }).filter((name) => !states.has(name));
  return names.every((name) => isSameText(changes[name] ?? textOf(before, name), textOf(item, name)));
}

export function isEmpty(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}

export function isSameChanges(one: Changes, other: Changes): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}
