/** The states of a side: what the public sees of it, and why. */
export const sideStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;

export type SideState = (typeof sideStates)[number];

/** The ways in which a revision is made. `stored` is an item as it was before its first revision. */
export const revisionKinds = ['stored', 'saved', 'autosaved', 'restored'] as const;

export type RevisionKind = (typeof revisionKinds)[number];

/** The events in an item's history beside its revisions. */
export const itemEvents = [
  'published',
  'scheduled',
  'ended',
  'unpublished',
  'withdrawn',
  'up-to-date',
  'handed-in',
  'sent-back',
  'hand-in-ended',
  'handed-over',
  'pinned',
  'unpinned',
  'related',
  'unrelated',
  'trashed',
  'untrashed',
  'attached',
  'attachment-changed',
  'attachment-replaced',
  'attachment-removed',
  'attachment-restored',
  'picture-added',
  'picture-changed',
  'picture-replaced',
  'picture-removed',
  'picture-restored',
] as const;

export type ItemEventName = (typeof itemEvents)[number];
