import { z } from 'zod';
import { contentDraft } from '#shared/content-item.ts';
import { detailGroups } from '#shared/detail-groups.ts';
import { managerDraft } from '#shared/manager.ts';
import { type ManagerDetails, managerProfile } from '#shared/manager-profile.ts';
import { type SectionKey, sections } from '#shared/sections.ts';
import { type SettingsGroup, siteSettings } from '#shared/site-settings.ts';
import { detailsBody } from '../api/details-body.ts';
import type { Entry, Reading } from './entries.ts';
import { idOf, momentOf, problemOf, spared } from './raw-values.ts';
import { Refused } from './refused.ts';

/** What another site says of its content, before anything of it is believed. */
export type RawContent = {
  items: Record<SectionKey, unknown[]>;
  managers: unknown[];
  main: unknown;
  details: unknown;
  settings?: unknown;
};

/** A tag in a text: pages show it as it is written. */
const markup = /<\/?[a-z][^<>]*>/i;

/**
 * Checks everything by the rules that editors are held to. What breaks one is left out and named.
 * @throws Refused for lists that are none.
 */
export function checkedContent({ items, managers, main, details, settings }: RawContent): Reading {
  const reading: Reading = { entries: [], there: new Set(), problems: [], notes: [] };
  const add = (name: string, problem: string | undefined, entry: () => Entry) => {
    if (reading.there.has(name)) throw new Refused(`The other site has ${name} twice.`);
    reading.there.add(name);
    if (problem === undefined) reading.entries.push(entry());
    else reading.problems.push(`${name} ${problem}`);
  };

  for (const { key: section } of sections) {
    for (const raw of items[section]) {
      const id = idOf(raw, section);
      const name = `${section}/${id}`;
      const { data, problem } = checked(contentDraft, { image: null, ...spared(raw) });
      const { created_at, updated_at } = raw as Record<string, unknown>;
      const moments = { created_at: momentOf(created_at), updated_at: momentOf(updated_at) };
      add(name, problem, () => ({ kind: 'item', name, section, id, value: data!, ...moments }));
    }
    noteMarkup(reading, section);
  }

  for (const raw of managers) {
    const id = idOf(raw, 'managers');
    const name = `managers/${id}`;
    const { data, problem } = checked(managerDraft, { image: null, to: { ar: '', en: '' }, ...spared(raw) });
    add(name, problem, () => ({ kind: 'manager', name, id, value: data! }));
  }

  if (main !== null) {
    const { data, problem } = checked(managerProfile, { image: null, ...spared(main) });
    add('profile/main', problem, () => ({ kind: 'main', name: 'profile/main', value: data! }));
  }
  if (details !== null) {
    const value = checkedDetails(spared(details), reading.problems);
    add('profile/details', undefined, () => ({ kind: 'details', name: 'profile/details', value }));
  }

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

/** The records that keep the rules, group by group: one bad record does not take the others along. */
function checkedDetails(raw: Record<string, unknown>, problems: string[]): ManagerDetails {
  const groups = detailGroups.map((group) => {
    // An empty map is a list to some programs
    const records = Object.entries(spared(raw[group] ?? {})).flatMap(([key, text]) => {
      const { data, problem } = checked(detailsBody.shape[group], { [key]: text });
      if (problem !== undefined) problems.push(`profile/details ${group}.${problem}`);
      return problem === undefined ? Object.entries(data ?? {}) : [];
    });
    return [group, Object.fromEntries(records)];
  });
  return Object.fromEntries(groups) as ManagerDetails;
}

function noteMarkup({ entries, notes }: Reading, section: SectionKey): void {
  const found = entries.flatMap((entry) => {
    const texts = entry.kind === 'item' && entry.section === section && Object.values(entry.value);
    return texts && texts.some((text) => markup.test(text ?? '')) ? [entry.name] : [];
  });
  if (found.length > 0) {
    notes.push(
      `${section}: ${found.length} with HTML, which pages show as it is written, such as ${found[0]}`,
    );
  }
}
