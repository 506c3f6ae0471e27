import type { SectionKey } from '../site/sections.ts';

/** The kinds of notices about another item. */
export const relationKinds = ['addendum', 'extension', 'result', 'cancellation'] as const;

export type RelationKind = (typeof relationKinds)[number];

/** The kinds that close the item that they concern, once they are published. */
export const closingKinds = ['result', 'cancellation'] as const satisfies readonly RelationKind[];

export type ClosingKind = (typeof closingKinds)[number];

/** The item that another one concerns, and what that is to it. */
export type Relation = { concerns: { section: SectionKey; id: number }; kind: RelationKind };
