import type { SectionKey } from '#shared/site/sections.ts';

type ItemNotice = { section: SectionKey; id: number; by: string };

/** An act of one person that others learn of by mail. People are named by their e-mail address. */
export type Notice =
  | (ItemNotice & { kind: 'handed-in'; at: string })
  | (ItemNotice & { kind: 'sent-back'; at: string; to: string })
  | (ItemNotice & { kind: 'published' })
  | { kind: 'approval-requested'; request: string; by: string }
  | { kind: 'approval-given'; request: string; to: string };
