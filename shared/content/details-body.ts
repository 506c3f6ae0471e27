import { z } from 'zod';
import { personalInfoKeys } from '#shared/content/detail-groups.ts';
import { localizedText } from '#shared/content/localized.ts';
import { singularOf } from '#shared/content/record-keys.ts';

/** The seven groups as an editor sends them: any of them, and their records under the group's own keys. */
export const detailsBody = z.object({
  personal_info: z.partialRecord(z.enum(personalInfoKeys, 'record.key'), localizedText).optional(),
  ...groupsOfRecords(),
  updated_at: z.iso.datetime().optional().describe('The version that the editor has.'),
});

type RecordGroup = keyof typeof singularOf;

function groupsOfRecords() {
  const groups = Object.entries(singularOf).map(([group, singular]) => {
    const key = z.string().regex(new RegExp(`^${singular}_[1-9]\\d{0,8}$`), 'record.key');
    return [group, z.record(key, localizedText).optional()];
  });
  return Object.fromEntries(groups) as Record<
    RecordGroup,
    z.ZodOptional<z.ZodRecord<z.ZodString, typeof localizedText>>
  >;
}
