import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind } from '../inbox-kinds.ts';
import { PrintSheet } from './print-sheet.tsx';
import type { Exporting } from './use-export.ts';

type Props = { kind: InboxKind; title: string; exporting: Exporting };

/** The warning before rows leave the browser, and the sheet while it is printed. */
export function ExportDialog({ kind, title, exporting }: Props) {
  const t = useAdminMessages();
  const { requested, printed } = exporting;
  return (
    <>
      {requested && (
        <ConfirmDialog
          question={t(`inbox.${requested.format}.question`)}
          action={t(`inbox.${requested.format}.action`)}
          onCancel={exporting.dismiss}
          onConfirm={() => void exporting.confirm()}
        >
          <p>{t('inbox.export.warning')}</p>
          <p>{t('inbox.export.local')}</p>
          {requested.format === 'print' && requested.rows.length === 1 && (
            <label className="option">
              <input
                type="checkbox"
                checked={exporting.withNotes}
                onChange={({ target }) => exporting.setWithNotes(target.checked)}
              />
              {t('case.forward.withNotes')}
            </label>
          )}
        </ConfirmDialog>
      )}
      {printed && <PrintSheet kind={kind} title={title} {...printed} />}
    </>
  );
}
