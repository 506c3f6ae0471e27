import { caseActions } from '../../forms/case-actions.ts';
import type { CaseData, EntryContent, Officer } from '../../forms/case-file.ts';
import * as limits from '../../limits.ts';

/** The content of an envelope: the entry, and what is settled after it, so that a list opens the last one alone. */
export type EntryEnvelope = { created_at: string; by: Officer; content: EntryContent; after: CaseData };

type Fields = Record<string, unknown>;

/** The content of each kind of entry. */
const contents: Record<EntryContent['kind'], (content: Fields) => boolean> = {
  note: ({ text }) => isText(text),
  assignee: ({ assignee }) => assignee === null || isOfficer(assignee),
  labels: ({ added, removed }) => areTexts(added) && areTexts(removed),
  due: ({ due_on }) => due_on === null || isDay(due_on),
  forwarded: ({ name, recipient }) => isText(name) && isText(recipient),
  action: ({ action }) => caseActions.some((each) => each === action),
  related: ({ to, linked }) => Number.isSafeInteger(to) && Number(to) > 0 && typeof linked === 'boolean',
};

/** True for an entry. An officer's browser sealed it unseen, so it may be anything. */
export function isEntry(given: unknown): given is EntryEnvelope {
  if (!isObject(given)) return false;
  const { by, content, after } = given;
  const kind = isObject(content) && Object.keys(contents).find((each) => each === content['kind']);
  return (
    isOfficer(by) &&
    Boolean(kind) &&
    contents[kind as EntryContent['kind']](content as Fields) &&
    isSettled(after)
  );
}

function isSettled(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { assignee, labels, due_on } = given;
  const areFew = areTexts(labels) && labels.length <= limits.caseLabels;
  return areFew && (assignee === null || isOfficer(assignee)) && (due_on === null || isDay(due_on));
}

function isObject(given: unknown): given is Fields {
  return typeof given === 'object' && given !== null;
}

function isText(given: unknown): given is string {
  return typeof given === 'string';
}

function areTexts(given: unknown): given is string[] {
  return Array.isArray(given) && given.every(isText);
}

function isOfficer(given: unknown): boolean {
  return isObject(given) && isText(given['id']) && isText(given['email']);
}

function isDay(given: unknown): boolean {
  const time = isText(given) && /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(given));
}
