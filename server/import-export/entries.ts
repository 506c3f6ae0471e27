import type { ContentDraft } from '#shared/content/content-item.ts';
import type { ManagerDraft } from '#shared/content/manager.ts';
import type { ManagerDetails, ManagerProfile } from '#shared/content/manager-profile.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type OfKind =
  | {
      kind: 'item';
      section: SectionKey;
      id: number;
      value: ContentDraft;
      /** Moments, where the other site tells them. */
      created_at?: string | undefined;
      updated_at?: string | undefined;
    }
  | { kind: 'manager'; id: number; value: ManagerDraft }
  | { kind: 'main'; value: ManagerProfile }
  | { kind: 'details'; value: ManagerDetails }
  | { kind: 'setting'; group: SettingsGroup; value: SiteSettings[SettingsGroup] };

/**
 * What moves as one and is compared as one. Its name says where it belongs: `articles/5`, `managers/2`,
 * `profile/main`, `profile/details`, `settings/identity`.
 */
export type ImportEntry = { name: string } & OfKind;

/** What another site holds, as far as it could be read. */
export type Reading = {
  entries: ImportEntry[];
  /** The names of everything that is there, be it such that it cannot be taken. */
  there: Set<string>;
  /** A line for whatever cannot be taken. */
  problems: string[];
  /** A line for whatever somebody may want to know. */
  notes: string[];
};

export function imageOf({ value }: ImportEntry): string | null {
  return 'image' in value ? value.image : null;
}

/** What an entry's name begins with. */
export function listOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
