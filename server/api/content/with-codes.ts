import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** The code of an item in the publication log; none before it was public. */
export const itemCode = z
  .string()
  .optional()
  .describe('The code of the item in the publication log; its short address is /n/{code}.');

/** The items with the codes under which the publication log has them. */
export async function withCodes<Item extends { id: number }>(
  { publicationLog }: Services,
  section: SectionKey,
  items: readonly Item[],
): Promise<(Item & { code?: string })[]> {
  const codes = await publicationLog.codes(
    section,
    items.map(({ id }) => id),
  );
  return items.map((item) => {
    const code = codes.get(item.id);
    return code === undefined ? item : { ...item, code };
  });
}
