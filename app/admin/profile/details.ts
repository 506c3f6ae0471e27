import { detailGroups, personalInfoKeys } from '#shared/content/detail-groups.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { ManagerDetails } from '#shared/content/manager-profile.ts';
import { languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { call } from '../client/api.ts';
import type { Line } from '../panel/differences.ts';
import type { Version } from '../panel/use-editing.ts';

export type DetailsResponse = { content: ManagerDetails; updated_at?: string };

export type Records = Record<string, LocalizedText>;

/** The four rows of the personal information are always there, written or not. */
export function readDetails({ content, updated_at }: DetailsResponse): Version<ManagerDetails> {
  const rows = personalInfoKeys.map((key) => [key, content.personal_info[key] ?? { ar: '', en: '' }]);
  return { value: { ...content, personal_info: Object.fromEntries(rows) }, updatedAt: updated_at };
}

export async function loadDetails(): Promise<Version<ManagerDetails>> {
  return readDetails(await call<DetailsResponse>('about-manager-details'));
}

export async function saveDetails(
  details: ManagerDetails,
  base: string | undefined,
): Promise<Version<ManagerDetails>> {
  const json = { ...details, ...(base && { updated_at: base }) };
  return readDetails(await call<DetailsResponse>('about-manager', { method: 'POST', json }));
}

/** The details without one record. */
export function without(details: ManagerDetails, group: keyof ManagerDetails, key: string): ManagerDetails {
  const { [key]: _, ...rest } = details[group] as Records;
  return { ...details, [group]: rest };
}

export function detailLines(details: ManagerDetails, t: (key: AdminMessageKey) => string): Line[] {
  return detailGroups.flatMap((group) =>
    Object.entries(details[group] as Records).flatMap(([key, texts]) =>
      languages.map((language) => ({
        path: `${group}.${key}.${language}`,
        label: `${t(`profile.group.${group}`)}: ${key}`,
        language,
        text: texts[language],
      })),
    ),
  );
}
