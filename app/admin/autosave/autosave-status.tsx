import { formatTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Failure } from './failure.ts';
import type { Autosave } from './use-autosave.ts';

/** The line under an open item: when it was saved, or why it is not. Only the latter is read aloud by itself. */
export function AutosaveStatus({ autosave: { state, savedAt, failure } }: { autosave: Autosave }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const saved = savedAt && t('autosave.savedAt', { time: formatTime(language, savedAt.toISOString()) });
  return (
    <div className="autosave-status">
      {!failure && <p>{state === 'saving' ? t('autosave.saving') : saved}</p>}
      <p role="status">{failure && problemOf(failure)}</p>
    </div>
  );

  function problemOf({ kind, message = '' }: Failure): string {
    if (kind === 'gone' || kind === 'invalid') return t('autosave.refused', { reason: message });
    return t(`autosave.${kind}`);
  }
}
