import { z } from 'zod';
import { personalInfoKeys } from '#shared/content/detail-groups.ts';
import { singularOf } from '#shared/content/record-keys.ts';
import { givenText } from '#shared/content/typed-text.ts';

const texts = z.object({ ar: givenText, en: givenText });

/** The seven groups as an editor sends them: any of them, and their records under the group's own keys. */
export const detailsBody = z.object({
  personal_info: z.partialRecord(z.enum(personalInfoKeys, 'record.key'), texts).optional(),
  ...groupsOfRecords(),
  updated_at: z.iso.datetime().optional().describe('The version that the editor has.'),
});

type RecordGroup = keyof typeof singularOf;

function groupsOfRecords() {
  const groups = Object.entries(singularOf).map(([group, singular]) => {
    const key = z.string().regex(new RegExp(`^${singular}_[1-9]\\d{0,8}$`), 'record.key');
    return [group, z.record(key, texts).optional()];
  });
  return Object.fromEntries(groups) as Record<
    RecordGroup,
    z.ZodOptional<z.ZodRecord<z.ZodString, typeof texts>>
  >;
}
