import type { CompleteDraft } from '#shared/content/content-item.ts';
import type { ManagerDraft } from '#shared/content/manager.ts';
import type { ManagerDetails, ManagerProfile } from '#shared/content/manager-profile.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ExportedAttachment } from './attachments/exported-attachments.ts';
import type { ExportedAttributes } from './attributes/exported-attributes.ts';
import type { ExportedPicture } from './attributes/exported-galleries.ts';
import type { ExportedNote } from './attributes/exported-notes.ts';

type OfKind =
  | {
      kind: 'item';
      section: SectionKey;
      id: number;
      value: CompleteDraft;
      /** Timestamps, if the other site has them. */
      created_at?: string | undefined;
      updated_at?: string | undefined;
      /** Files of the item, if the source has any. */
      attachments?: ExportedAttachment[] | undefined;
      /** Pictures of the item's gallery, if the source has any. */
      gallery?: ExportedPicture[] | undefined;
      /** Relation and pin, if the source has them. */
      attributes?: ExportedAttributes;
    }
  | { kind: 'manager'; id: number; value: ManagerDraft }
  | { kind: 'main'; value: ManagerProfile }
  | { kind: 'details'; value: ManagerDetails }
  | { kind: 'redirect'; value: { from: string; to: string } }
  | { kind: 'setting'; group: SettingsGroup; value: SiteSettings[SettingsGroup] };

/**
 * The unit of import and comparison. Its name states where it belongs: `articles/5`, `managers/2`, `profile/main`,
 * `profile/details`, `redirects//old.html`, `settings/identity`.
 */
export type ImportEntry = { name: string } & OfKind;

/** The readable content of another site. */
export type Reading = {
  entries: ImportEntry[];
  /** Names of all entries there, including invalid ones. */
  there: Set<string>;
  /** One line per invalid entry. */
  problems: string[];
  /** Notes on pictures, if the source has them. */
  pictures: ExportedNote[];
  /** One line per remark for the operator. */
  notes: string[];
};

export function imageOf({ value }: ImportEntry): string | null {
  return 'image' in value ? value.image : null;
}

/** The first part of an entry's name. */
export function listOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
