import type {
  SealedCase,
  SealedFiles,
  SealedInboxPage,
  SealedTalk,
} from '../../forms/sealed/sealed-inbox.ts';
import type { Decoded } from './view-bytes.ts';

// The rows of sealed views, with their bytes

export type InboxPage = Decoded<SealedInboxPage>;

export type InboxRow = InboxPage['rows'][number];

export type TalkView = Decoded<SealedTalk>;

export type CaseView = Decoded<SealedCase>;

export type FilesView = Decoded<SealedFiles>;

export type SubmissionRow = TalkView['submission'];

export type EntryRow = CaseView['entries'][number];
