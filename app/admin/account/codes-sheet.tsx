import { useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/files/save-file.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { codes: string[]; email: string; onSaved: () => void };

/** The recovery codes, shown once, to print or to save. */
export function CodesSheet({ codes, email, onSaved }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  const day = formatDay(language, now);
  const about = t('codes.sheet', { email, site: window.location.host, day });
  const text = [about, t('codes.sheetUse'), '', ...codes, ''].join('\r\n');
  return (
    <>
      <p>{t('codes.once')}</p>
      <div className="recovery-sheet">
        <div className="print-only">
          <p className="sheet-title">{t('codes.title')}</p>
          <p>{about}</p>
          <p>{t('codes.sheetUse')}</p>
        </div>
        <ol className="recovery-words recovery-codes" dir="ltr" lang="en" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="dialog-actions">
        <Button onClick={() => window.print()}>{t('codes.print')}</Button>
        <Button onClick={() => void saveFile(t('codes.file'), text)}>{t('codes.download')}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t('codes.saved')}
        </Button>
      </div>
    </>
  );
}
