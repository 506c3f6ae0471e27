import '../../styles/admin/publishing/autosave.css';
import { formatTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { AutosaveState } from './autosaver.ts';
import type { Failure } from './failure.ts';

/** The line under an open item: when it was saved, or why it is not. Only the latter is read aloud by itself. */
export function AutosaveStatus({ autosave: { state, savedAt, failure } }: { autosave: AutosaveState }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const saved = savedAt
    ? t('autosave.savedAt', { time: formatTime(language, savedAt.toISOString()) })
    : t('autosave.idle');
  return (
    <div className="autosave-status">
      {!failure && <p>{state === 'saving' ? t('autosave.saving') : saved}</p>}
      <div role="status">
        {failure && <p className="note note-warning note-small">{problemOf(failure)}</p>}
      </div>
    </div>
  );

  function problemOf({ kind, message = '' }: Failure): string {
    if (kind === 'gone' || kind === 'invalid') return t('autosave.refused', { reason: message });
    return t(`autosave.${kind}`);
  }
}
