import { IconDoorExit } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { useMessages } from '../language.tsx';
import { leave } from './leave.ts';
import { useScripted } from './use-scripted.ts';

/** How often Escape is pressed to leave. */
const presses = 3;

/** A quick way out, for somebody who is not to be seen here; `active` while the report is shown. */
export function LeaveControl({ active, leaveTo }: { active: boolean; leaveTo: string }) {
  const t = useMessages();
  const scripted = useScripted();

  useEffect(() => {
    if (!active || !leaveTo) return;
    let pressed = 0;
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      pressed = key === 'Escape' ? pressed + 1 : 0;
      if (pressed === presses) leave(leaveTo);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active, leaveTo]);

  if (!leaveTo) return null;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave(leaveTo);
  };
  return (
    <>
      <a
        className="button leave"
        href={leaveTo}
        rel="noreferrer noopener"
        aria-describedby={scripted ? 'leave-hint' : undefined}
        onClick={onClick}
      >
        <IconDoorExit className="mirror" size={20} aria-hidden />
        {t('leave.action')}
      </a>
      <p className="form-hint needs-script" id="leave-hint">
        {t('leave.hint')}
      </p>
    </>
  );
}
