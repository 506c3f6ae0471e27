import { calmTag, type DependencyTag, everything, mediaTag } from '../effects/dependency-tags.ts';

/** A row that another process has changed, by its trigger's message. */
type ChangedRow = { table: string; section: string | null; id: number | null };

/** The tags of a row of content; a table that is not known here may be part of any response. */
export function tagsOf({ table, section, id }: ChangedRow): DependencyTag[] {
  switch (table) {
    case 'content_item':
      return [`list/${section}`, `item/${section}/${id}`];
    case 'item_attachment':
    case 'item_picture':
    case 'share_card':
      return [`item/${section}/${id}`];
    case 'manager':
      return ['managers'];
    case 'manager_profile':
    case 'profile_record':
      return ['profile'];
    case 'redirect':
      return ['redirects'];
    case 'site_setting':
      return ['settings'];
    case 'calm_mode':
      return [calmTag];
    case 'media':
      return [mediaTag];
    default:
      return [everything];
  }
}
