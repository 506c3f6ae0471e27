import { z } from 'zod';
import { contentSchemas } from '#shared/content/content-item.ts';
import { detailGroups } from '#shared/content/detail-groups.ts';
import { columnsOf, type Field, fieldKinds } from '#shared/content/fields/field-kinds.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { managerDraft } from '#shared/content/manager.ts';
import { type ManagerDetails, managerProfile } from '#shared/content/manager-profile.ts';
import { type SettingsGroup, siteSettings } from '#shared/settings/site-settings.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { detailsBody } from '../../shared/content/details-body.ts';
import { announcementProblem } from './announcement-problem.ts';
import { checkedAttachments } from './attachments/exported-attachments.ts';
import { checkedAttributes } from './attributes/exported-attributes.ts';
import { checkedGalleries } from './attributes/exported-galleries.ts';
import { checkedNotes } from './attributes/exported-notes.ts';
import { checkedRedirects } from './checked-redirects.ts';
import type { ImportEntry, Reading } from './entries.ts';
import { hasMarkup, plainText } from './plain-text.ts';
import { idOf, problemOf, timestampOf, tolerant } from './raw-values.ts';
import { Refused } from './refused.ts';

/** Unchecked content of another site. */
export type RawContent = {
  items: Record<SectionKey, unknown[]>;
  managers: unknown[];
  main: unknown;
  details: unknown;
  redirects?: unknown[];
  settings?: unknown;
  attachments?: unknown[];
  galleries?: unknown[];
  relations?: unknown[];
  pins?: unknown[];
  media?: unknown[];
};

/**
 * Checks everything by the rules of the editors' forms. Invalid entries are left out and reported.
 * @param options whether texts were HTML, to be converted to plain text.
 * @throws Refused if a list is not an array.
 */
export function checkedContent(
  { items, managers, main, details, redirects = [], settings, attachments = [], ...more }: RawContent,
  { html = false } = {},
): Reading {
  const problems: string[] = [];
  const pictures = checkedNotes(more.media ?? [], problems);
  const reading: Reading = { entries: [], there: new Set(), problems, pictures, notes: [] };
  const add = (name: string, problem: string | undefined, entry: () => ImportEntry) => {
    if (reading.there.has(name)) throw new Refused(`The other site has ${name} twice.`);
    reading.there.add(name);
    if (problem === undefined) reading.entries.push(entry());
    else reading.problems.push(`${name} ${problem}`);
  };

  const files = checkedAttachments(attachments, reading.problems);
  const galleries = checkedGalleries(more.galleries ?? [], reading.problems);
  const attributesOf = checkedAttributes(more, reading.problems);
  for (const { key: section, ownFields } of sections) {
    const texts = textColumnsOf(ownFields);
    const converted: string[] = [];
    const referenced = new Map<string, string>();
    for (const { raw: given, id } of numbered(items[section], section, reading.problems)) {
      const raw = html ? inPlainText(given, texts) : given;
      if (raw !== given) converted.push(`${section}/${id}`);
      const name = `${section}/${id}`;
      const { data, problem } = checked(contentSchemas[section].draft, tolerant(raw));
      const { created_at, updated_at } = raw as Record<string, unknown>;
      const timestamps = { created_at: timestampOf(created_at), updated_at: timestampOf(updated_at) };
      const found = problem ?? (data && announcementProblem(data, name, referenced));
      const lists = { attachments: files.get(name), gallery: galleries.get(name) };
      const beside = { ...timestamps, ...lists, attributes: attributesOf(name) };
      add(name, found, () => ({ kind: 'item', name, section, id, value: data!, ...beside }));
    }
    if (converted.length > 0) {
      const such = `such as ${converted[0]}`;
      reading.notes.push(`${section}: ${converted.length} with HTML, which became plain text, ${such}`);
    }
  }

  for (const { raw, id } of numbered(managers, 'managers', reading.problems)) {
    const name = `managers/${id}`;
    const { data, problem } = checked(managerDraft, {
      image: null,
      to: { ar: '', en: '' },
      ...tolerant(raw),
    });
    add(name, problem, () => ({ kind: 'manager', name, id, value: data! }));
  }

  if (main !== null) {
    const { data, problem } = checked(managerProfile, { image: null, ...tolerant(main) });
    add('profile/main', problem, () => ({ kind: 'main', name: 'profile/main', value: data! }));
  }
  if (details !== null) {
    const value = checkedDetails(tolerant(details), reading.problems);
    add('profile/details', undefined, () => ({ kind: 'details', name: 'profile/details', value }));
  }

  for (const { value, problem } of checkedRedirects(redirects))
    add(`redirects/${value.from}`, problem, () => ({
      kind: 'redirect',
      name: `redirects/${value.from}`,
      value,
    }));

  for (const [group, raw] of Object.entries((settings ?? {}) as Record<SettingsGroup, unknown>)) {
    const name = `settings/${group}`;
    const { data, problem } = Object.hasOwn(siteSettings.shape, group)
      ? checked<z.ZodType>(siteSettings.shape[group as SettingsGroup], raw)
      : { problem: 'is no group of settings' };
    add(name, problem, () => ({
      kind: 'setting',
      name,
      group: group as SettingsGroup,
      value: data as never,
    }));
  }
  return reading;
}

function checked<Schema extends z.ZodType>(schema: Schema, raw: unknown) {
  const { data, error } = schema.safeParse(raw);
  return error ? { problem: problemOf(error) } : { data, problem: problemOf(data) };
}

/** The valid records, group by group: one invalid record does not exclude the others. */
function checkedDetails(raw: Record<string, unknown>, problems: string[]): ManagerDetails {
  const groups = detailGroups.map((group) => {
    // Some programs write an empty map as a list
    const records = Object.entries(tolerant(raw[group] ?? {})).flatMap(([key, text]) => {
      const { data, problem } = checked(detailsBody.shape[group], { [key]: text });
      if (problem !== undefined) problems.push(`profile/details ${group}.${problem}`);
      return problem === undefined ? Object.entries(data ?? {}) : [];
    });
    return [group, Object.fromEntries(records)];
  });
  return Object.fromEntries(groups) as ManagerDetails;
}

/**
 * The list's entries with an id. Others are reported by index and left out.
 * @throws Refused if none has an id.
 */
function numbered(list: unknown[], name: string, problems: string[]): { raw: unknown; id: number }[] {
  const found = list.map((raw, index) => ({ raw, id: idOf(raw), place: index + 1 }));
  if (found.length > 0 && found.every(({ id }) => id === undefined))
    throw new Refused(`The other site's list of ${name} is none: nothing in it has an id.`);
  return found.flatMap(({ raw, id, place }) => {
    if (id !== undefined) return [{ raw, id }];
    problems.push(`${name}: ${describe(raw)}, number ${place} of the list, has no id that is a number`);
    return [];
  });
}

function describe(raw: unknown): string {
  const { id, title_en, title_ar } = Object(raw) as Record<string, unknown>;
  return JSON.stringify({ id, title: title_en || title_ar })?.slice(0, 200) ?? 'an item';
}

/** The columns that hold text. */
function textColumnsOf(ownFields: readonly Field[]): Set<string> {
  const texts = fieldsOf({ ownFields }).filter(({ kind }) =>
    ['text', 'reference'].includes(fieldKinds[kind].value),
  );
  return new Set(texts.flatMap(columnsOf));
}

/** The same item with plain text instead of HTML. */
function inPlainText(raw: unknown, columns: Set<string>): unknown {
  const texts = Object.entries(Object(raw) as object).filter(
    ([field, value]) => columns.has(field) && typeof value === 'string' && hasMarkup(value),
  );
  if (texts.length === 0) return raw;
  return {
    ...(raw as object),
    ...Object.fromEntries(texts.map(([field, text]) => [field, plainText(text)])),
  };
}
