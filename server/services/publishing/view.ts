import type { ItemDocument, SideStatus } from '#shared/publishing/item-document.ts';
import type { Document, SideRow } from './documents.ts';

/** An item as an editor sees it. */
export function viewOf({ row, sides, texts }: Document): ItemDocument {
  const { section, id, revision, created_at, updated_at, author } = row;
  const statusOf = (side: SideRow): SideStatus => ({
    state: side.state,
    is_public: side.public_revision !== null,
    published_at: side.published_at,
    publish_at: side.publish_at,
    ends_at: side.state === 'scheduled' ? side.publish_until : side.ends_at,
    outdated: side.outdated === 1,
    right_revision: side.right_revision,
    has_changes: side.changed === 1,
  });
  return {
    ...texts,
    section,
    id,
    revision,
    created_at,
    updated_at,
    author,
    related:
      row.concerns !== null && row.concerns_kind !== null
        ? { concerns: { section, id: row.concerns }, kind: row.concerns_kind }
        : null,
    pin: row.pinned_at === null ? null : { until: row.pinned_until },
    sides: { ar: statusOf(sides.ar), en: statusOf(sides.en) },
    hand_in:
      row.handed_in_at === null
        ? null
        : { at: row.handed_in_at, by: row.handed_in_by ?? '', note: row.hand_in_note },
    sent_back:
      row.sent_back_at === null
        ? null
        : {
            at: row.sent_back_at,
            by: row.sent_back_by ?? '',
            to: row.sent_back_to ?? '',
            remark: row.sent_back_remark,
          },
    withdrawal:
      row.withdrawn_at === null
        ? null
        : {
            at: row.withdrawn_at,
            reason_ar: row.reason_ar ?? '',
            reason_en: row.reason_en ?? '',
            successor: row.successor,
          },
  };
}
