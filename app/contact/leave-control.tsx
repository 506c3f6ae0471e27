import { IconDoorExit } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useMessages } from '../language.tsx';
import { useScripted } from '../use-scripted.ts';
import { leave } from './leave.ts';

/** The quick exit, for a visitor who must not be seen here (`use-leaving-keys.ts` is its keyboard form). */
export function LeaveControl({ leaveTo }: { leaveTo: string }) {
  const t = useMessages();
  const scripted = useScripted();

  if (!leaveTo) return null;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave(leaveTo);
  };
  return (
    <>
      <div className="leave">
        <a
          className="button"
          href={leaveTo}
          rel="noreferrer noopener"
          aria-describedby={scripted ? 'leave-hint' : undefined}
          onClick={onClick}
        >
          <IconDoorExit className="mirror" size={20} aria-hidden />
          {t('leave.action')}
        </a>
      </div>
      <p className="field-hint needs-script" id="leave-hint">
        {t('leave.hint')}
      </p>
    </>
  );
}
