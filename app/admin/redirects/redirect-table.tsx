import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import type { RefusedRedirect, SavedRedirects } from '#shared/redirects/redirects.ts';
import { useLanguage } from '../../language.tsx';
import { call, callCsv } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { csv } from '../ui/files/csv.ts';
import { saveFile } from '../ui/files/save-file.ts';
import { noticeFailure } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { RefusedRows } from './refused-rows.tsx';

/** The redirects as a table: down to a file, and up from one, whose refused rows are given back. */
export function RedirectTable({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [result, setResult] = useState<SavedRedirects>();
  const { busy, failure, run } = useWork(t('redirects.uploadFailed'));
  const upload = (file: File) =>
    run(async () => {
      setResult(undefined);
      setResult(await call<SavedRedirects>('redirects', { method: 'PUT', csv: file }));
      await onChanged();
    });
  const save = async (name: string, table: () => Promise<string> | string) => {
    try {
      await saveFile(name, await table());
    } catch {
      noticeFailure(t('redirects.downloadFailed'));
    }
  };
  const tableOf = (rows: RefusedRedirect[]) =>
    csv([['from', 'to', t('redirects.reason')], ...rows.map(({ from, to, message }) => [from, to, message])]);
  return (
    <>
      <p className="redirect-lead">{t('redirects.tableLead')}</p>
      <div className="redirect-actions">
        <FileButton
          label={t(busy ? 'redirects.uploading' : 'redirects.choose')}
          accept=".csv,text/csv"
          disabled={busy}
          onFile={(file) => void upload(file)}
        />
        <Button onClick={() => void save('redirects.csv', () => callCsv('redirects'))}>
          <IconFileTypeCsv size={20} aria-hidden />
          {t('redirects.download')}
        </Button>
      </div>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <p role="status" className="redirect-lead">
        {result &&
          t('redirects.taken', {
            saved: numeral(language, result.saved),
            refused: numeral(language, result.refused.length),
          })}
      </p>
      {result && result.refused.length > 0 && (
        <RefusedRows
          rows={result.refused}
          onSave={() => void save('refused.csv', () => tableOf(result.refused))}
        />
      )}
    </>
  );
}
