import { useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Fingerprint } from './fingerprint.tsx';
import type { RecoveryKey } from './recovery-key.ts';

/**
 * The words by their numbers; on paper also their purpose. No browser feature may translate, check or copy
 * them.
 */
export function RecoverySheet({ recovery: { words, fingerprint } }: { recovery: RecoveryKey }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  const day = formatDay(language, now);
  return (
    <div className="recovery-sheet">
      <div className="print-only">
        <p className="sheet-title">{t('recovery.sheetTitle')}</p>
        <p>{t('recovery.sheetMade', { day, site: window.location.host })}</p>
        <p>{t('recovery.sheetUse')}</p>
      </div>
      <ol className="recovery-words" dir="ltr" lang="en" translate="no">
        {words.map((word, index) => (
          // The same word may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{word}</li>
        ))}
      </ol>
      <div className="print-only">
        <p>
          {t('recovery.fingerprint')}: <Fingerprint value={fingerprint} />
        </p>
        <p>{t('recovery.sheetKeep')}</p>
      </div>
    </div>
  );
}
