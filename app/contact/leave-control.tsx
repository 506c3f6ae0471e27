import { IconDoorExit } from '@tabler/icons-react';
import { useMessages } from '../language.tsx';
import { useScripted } from '../use-scripted.ts';

/** The quick exit and the neutral title, for a visitor who must not be seen here (`use-leaving.ts` acts on both). */
export function LeaveControl({ leaveTo }: { leaveTo: string }) {
  const t = useMessages();
  const scripted = useScripted();

  if (!leaveTo) return null;
  return (
    <>
      <div className="leave">
        <a
          className="button"
          href={leaveTo}
          rel="noreferrer noopener"
          aria-describedby={scripted ? 'leave-hint' : undefined}
        >
          <IconDoorExit className="mirror" size={20} aria-hidden />
          {t('leave.action')}
        </a>
      </div>
      <p className="field-hint needs-script" id="leave-hint">
        {t('leave.hint')}
        <button className="hide-page" type="button" aria-pressed={false}>
          {t('leave.hide')}
        </button>
      </p>
    </>
  );
}
