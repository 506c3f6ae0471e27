import type { SectionKey } from '#shared/site/sections.ts';
import { sections } from '#shared/site/sections.ts';
import type { createContent } from '../content/content.ts';
import type { createManagers } from '../content/managers.ts';
import type { createProfile } from '../content/profile.ts';
import type { createSettings } from '../settings/settings.ts';
import { type Changes, everything, type Tag } from './invalidation.ts';

type Method = (...parameters: never[]) => Promise<unknown>;

/** What a method reads or writes, by its own parameters. */
type Rule<M> = M extends Method
  ? { reads: (...parameters: Parameters<M>) => Tag[] } | { writes: (...parameters: Parameters<M>) => Tag[] }
  : never;

type AnyRule = Partial<Record<'reads' | 'writes', (...parameters: unknown[]) => Tag[]>>;

type Rules<Service> = { [Name in keyof Service]: Rule<Service[Name]> };

const list = (section: SectionKey) => `list/${section}`;
const item = (section: SectionKey, id: number) => `item/${section}/${id}`;
const allLists = () => sections.map(({ key }) => list(key));
const only = (tag: Tag) => ({ reads: () => [tag] });
const change = (tag: Tag) => ({ writes: () => [tag] });

export const contentRules: Rules<ReturnType<typeof createContent>> = {
  list: { reads: (section) => [list(section)] },
  previews: { reads: allLists },
  find: { reads: (section, id) => [item(section, id)] },
  all: { reads: allLists },
  create: { writes: (section) => [list(section)] },
  update: { writes: (section, id) => [list(section), item(section, id)] },
  remove: { writes: (section, id) => [list(section), item(section, id)] },
};

export const managersRules: Rules<ReturnType<typeof createManagers>> = {
  list: only('managers'),
  create: change('managers'),
  update: change('managers'),
  remove: change('managers'),
};

export const profileRules: Rules<ReturnType<typeof createProfile>> = {
  main: only('profile'),
  versionedMain: only('profile'),
  details: only('profile'),
  versionedDetails: only('profile'),
  saveMain: change('profile'),
  saveDetails: change('profile'),
  removeRecord: change('profile'),
};

export const settingsRules: Rules<ReturnType<typeof createSettings>> = {
  all: only('settings'),
  versioned: only('settings'),
  versionedAll: only('settings'),
  save: change('settings'),
  saveRetention: change('settings'),
  applyRetention: change('settings'),
};

/** A row that was changed by somebody else, and not by these services. */
type ChangedRow = { table: string; section: string | null; id: number | null };

/** What shows a row of content; of a table that is not known here, anything may. */
export function tagsOf({ table, section, id }: ChangedRow): Tag[] {
  switch (table) {
    case 'content_item':
      return [`list/${section}`, `item/${section}/${id}`];
    case 'manager':
      return ['managers'];
    case 'manager_profile':
    case 'profile_record':
      return ['profile'];
    case 'site_setting':
      return ['settings'];
    default:
      return [everything];
  }
}

/** The same service, which notes what it reads and says what it has written. */
export function tracked<Service extends object>(
  service: Service,
  rules: Rules<Service>,
  changes: Changes,
): Service {
  const methods = Object.entries(service as Record<string, Method>).map(([name, method]) => {
    const noted = rules[name as keyof Service] as AnyRule;
    return [
      name,
      async (...parameters: unknown[]) => {
        if (noted.reads) changes.read(noted.reads(...parameters));
        const result = await method.apply(service, parameters as never[]);
        if (noted.writes) void changes.wrote(noted.writes(...parameters));
        return result;
      },
    ];
  });
  return Object.fromEntries(methods) as Service;
}
