import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Button } from './button.tsx';

type Props = { children: ReactNode; onRetry?: () => void };

/** A failure, announced immediately by a screen reader, with a retry button where there is one. */
export function ErrorBox({ children, onRetry }: Props) {
  const t = useAdminMessages();
  return (
    <div className="alert" role="alert">
      <IconAlertTriangle aria-hidden />
      <p>{children}</p>
      {onRetry && <Button onClick={onRetry}>{t('admin.retry')}</Button>}
    </div>
  );
}
