import { type Finding, ok, warning } from '../finding.ts';
import type { InspectedSite } from '../inspected-site.ts';

/** Files named in a finding. */
const named = 5;

/** Counts the attached files whose text search does not know. */
export async function checkExtraction({ services }: Pick<InspectedSite, 'services'>): Promise<Finding[]> {
  const unread = await services?.extraction.unread();
  if (!unread) return [];
  if (unread.length === 0) return [ok('every attached PDF, DOCX and ODT that was read can be searched')];
  const files = unread
    .slice(0, named)
    .map(({ section, id, number, state }) => `${section}/${id} file ${number} (${state})`);
  const others = unread.length > named ? ', …' : '';
  return [
    warning(
      `the text of ${unread.length} attached files is not searched, as it could not be read`,
      `replace them with files that open without a password: ${files.join(', ')}${others}`,
    ),
  ];
}
