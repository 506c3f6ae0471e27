import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sortable } from '#shared/date-time.ts';
import { useLanguage } from '../../../language.tsx';
import { call, failureMessage } from '../../client/api.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Noted } from '../calls/case-calls.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { type CaseEvent, caseEvents, loadFollowed } from './case-events.ts';
import { printAs } from './print-as.ts';
import { tableOf } from './table-of.ts';

type Format = 'csv' | 'print';

export type Exporting = ReturnType<typeof useExport>;

/** Exports rows to a file or to paper, after a warning. All of it happens in the browser. */
export function useExport(kind: InboxKind, title: string) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [requested, setRequested] = useState<{ format: Format; rows: readonly InboxRow[] }>();
  const [withNotes, setWithNotes] = useState(false);
  const [printed, setPrinted] = useState<{ rows: readonly InboxRow[]; now: string; events: CaseEvent[] }>();

  const save = async (name: string, rows: readonly InboxRow[]) => {
    try {
      if (await saveFile(`${name}.csv`, tableOf(kind, rows, language))) noticeSuccess(t('inbox.csv.saved'));
    } catch {
      noticeFailure(t('inbox.csv.failed'));
    }
  };
  return {
    requested,
    printed,
    withNotes,
    setWithNotes,
    request: (format: Format, rows: readonly InboxRow[]) => {
      setWithNotes(false);
      setRequested({ format, rows });
    },
    dismiss: () => setRequested(undefined),
    confirm: async (): Promise<void> => {
      if (!requested) return;
      const { format, rows } = requested;
      const json = { ids: rows.map(({ id }) => id) };
      const [only] = format === 'print' && rows.length === 1 ? rows : [];
      let events: CaseEvent[] = [];
      try {
        if (only) events = caseEvents(only, await loadFollowed(kind, only, withNotes), t, language);
        const noted = await call<Noted>(`${kind.list}/exported`, { method: 'POST', json });
        // A second administrator has to approve, and nothing leaves the browser until then
        if (noted.approval) {
          setRequested(undefined);
          noticeSuccess(noted.message);
          return;
        }
      } catch (error) {
        setRequested(undefined);
        noticeFailure(failureMessage(error, t(only ? 'case.timeline.loadFailed' : 'inbox.export.failed')));
        return;
      }
      const now = new Date().toISOString();
      const name = `${title} ${sortable(now, false)}`;
      // The dialog is removed and the sheet rendered before printing.
      flushSync(() => {
        setRequested(undefined);
        if (format === 'print') setPrinted({ rows, now, events });
      });
      if (format === 'csv') void save(name, rows);
      else printAs(name, () => setPrinted(undefined));
    },
  };
}
