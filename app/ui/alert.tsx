import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language.tsx';

type Props = { children: ReactNode; onRetry?: () => void; action?: ReactNode };

/** A failure, announced immediately by a screen reader, with its remedy. */
export function Alert({ children, onRetry, action }: Props) {
  const t = useMessages();
  return (
    <div className="alert" role="alert">
      <IconAlertTriangle aria-hidden />
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="button button-outline needs-script" onClick={onRetry}>
          {t('state.retry')}
        </button>
      )}
      {action}
    </div>
  );
}
