import type { DocumentRow } from '../documents.ts';

type HandedIn = Pick<DocumentRow, 'handed_in_at' | 'handed_in_by' | 'hand_in_note'>;

type SentBack = Pick<DocumentRow, 'sent_back_at' | 'sent_back_by' | 'sent_back_to' | 'sent_back_remark'>;

/** A working copy that nobody handed in. */
export const notHandedIn: HandedIn = { handed_in_at: null, handed_in_by: null, hand_in_note: '' };

/** A working copy that was not sent back. */
export const notSentBack: SentBack = {
  sent_back_at: null,
  sent_back_by: null,
  sent_back_to: null,
  sent_back_remark: '',
};
