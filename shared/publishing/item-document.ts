import type { SectionKey } from '../site/sections.ts';
import type { Relation } from './relations.ts';
import type { ItemTexts, Side } from './sides.ts';
import type { SideState } from './states.ts';

/** A side as an editor sees it. Timestamps are ISO 8601 in UTC. */
export type SideStatus = {
  state: SideState;
  /** True where the public reads a version of it: also of a scheduled side, the version before. */
  is_public: boolean;
  published_at: string | null;
  publish_at: string | null;
  ends_at: string | null;
  outdated: boolean;
  /** The revision whose other side this side was last right for, while it is outdated. */
  right_revision: number | null;
  /** True where the working copy has another text than what is public, or another picture. */
  has_changes: boolean;
};

/** Why an item was withdrawn; `successor` is `{section}/{id}`. */
export type WithdrawalNotice = {
  at: string;
  reason_ar: string;
  reason_en: string;
  successor: string | null;
};

/** The person who handed a copy in, and their note. */
type HandIn = { at: string; by: string; note: string };

/** The person who sent a copy back, to whom, and the remark. */
type SentBack = { at: string; by: string; to: string; remark: string };

/** An item as an editor sees it: its working copy, and what the public has of it. */
export type ItemDocument = ItemTexts & {
  section: SectionKey;
  id: number;
  revision: number;
  created_at: string;
  updated_at: string;
  author: string;
  /** At the top of its section's list: until a moment, or for good; null where it is not. */
  pin: { until: string | null } | null;
  /** The item that it is a notice about; null where it is none. */
  related: Relation | null;
  sides: Record<Side, SideStatus>;
  withdrawal: WithdrawalNotice | null;
  /** The working copy waits to be published by somebody else; null where it does not. */
  hand_in: HandIn | null;
  /** There while it was sent back and is not handed in again yet. */
  sent_back: SentBack | null;
};
