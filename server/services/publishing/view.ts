import type { ItemTexts, Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Document, SideRow } from './documents.ts';

/** A side as an editor sees it. Moments are ISO 8601 in UTC. */
export type SideStatus = {
  state: SideState;
  published_at: string | null;
  publish_at: string | null;
  ends_at: string | null;
  outdated: boolean;
  /** The revision whose other side this side was last right for, while it is outdated. */
  right_revision: number | null;
  /** True where the working copy is a later revision than the public one. */
  has_changes: boolean;
};

/** An item as an editor sees it: its working copy, and what the public has of it. */
export type ItemDocument = ItemTexts & {
  section: SectionKey;
  id: number;
  revision: number;
  created_at: string;
  updated_at: string;
  author: string;
  sides: Record<Side, SideStatus>;
  withdrawal: { at: string; reason_ar: string; reason_en: string; successor: string | null } | null;
};

export function viewOf({ row, sides, texts }: Document): ItemDocument {
  const { section, id, revision, created_at, updated_at, author } = row;
  const statusOf = (side: SideRow): SideStatus => ({
    state: side.state,
    published_at: side.published_at,
    publish_at: side.publish_at,
    ends_at: side.state === 'scheduled' ? side.publish_until : side.ends_at,
    outdated: side.outdated === 1,
    right_revision: side.right_revision,
    has_changes: side.public_revision !== null && side.public_revision !== revision,
  });
  return {
    ...texts,
    section,
    id,
    revision,
    created_at,
    updated_at,
    author,
    sides: { ar: statusOf(sides.ar), en: statusOf(sides.en) },
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
