import { IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sortable } from '#shared/date-time.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numerals } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { call } from '../../client/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind } from '../inbox-kinds.ts';
import type { Selection } from '../use-selection.ts';
import { printAs } from './print-as.ts';
import { PrintSheet } from './print-sheet.tsx';
import { tableOf } from './table-of.ts';

type Props = {
  kind: InboxKind;
  state: InboxState;
  selection: Selection;
  shown: number;
  total: number;
};

/** Exports selected rows to a file or to paper, after a warning. All of it happens in the browser. */
export function ExportTools({ kind, state, selection, shown, total }: Props) {
  const { chosen, all, toggleAll } = selection;
  const t = useAdminMessages();
  const language = useLanguage();
  const [asking, setAsking] = useState<'csv' | 'print'>();
  const [printed, setPrinted] = useState<string>();
  const title = t(`inbox.${kind.list}.${state}`);

  const save = async (name: string) => {
    try {
      if (await saveFile(`${name}.csv`, tableOf(kind, chosen, language))) noticeSuccess(t('inbox.csv.saved'));
    } catch {
      noticeFailure(t('inbox.csv.failed'));
    }
  };
  const confirm = () => {
    // Best effort: the rows are in this browser already, and the server could not hold them back
    const json = { ids: chosen.map(({ id }) => id) };
    call(`${kind.list}/exported`, { method: 'POST', json }).catch(() => undefined);
    const now = new Date().toISOString();
    const name = `${title} ${sortable(now, false)}`;
    // The dialog is removed and the sheet rendered before printing.
    flushSync(() => {
      setAsking(undefined);
      if (asking === 'print') setPrinted(now);
    });
    if (asking === 'csv') void save(name);
    else printAs(name, () => setPrinted(undefined));
  };
  const none = chosen.length === 0;
  return (
    <div className="inbox-tools">
      <label className="option">
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && !none;
          }}
          onChange={toggleAll}
        />
        {t('inbox.selectAll')}
      </label>
      <p role="status" className="inbox-selected">
        {countedMessage(language, 'inbox.shown', chosen.length, numerals(language, { shown, total }))}
      </p>
      <div className="inbox-export">
        <Button aria-disabled={none} onClick={() => none || setAsking('csv')}>
          <IconFileTypeCsv size={20} aria-hidden />
          {t('inbox.csv')}
        </Button>
        <Button aria-disabled={none} onClick={() => none || setAsking('print')}>
          <IconPrinter size={20} aria-hidden />
          {t('inbox.print')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          question={t(`inbox.${asking}.question`)}
          action={t(`inbox.${asking}.action`)}
          onCancel={() => setAsking(undefined)}
          onConfirm={confirm}
        >
          <p>{t('inbox.export.warning')}</p>
          <p>{t('inbox.export.local')}</p>
        </ConfirmDialog>
      )}
      {printed && <PrintSheet kind={kind} title={title} rows={chosen} now={printed} />}
    </div>
  );
}
