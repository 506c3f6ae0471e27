import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A list that has loaded and holds nothing. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <IconInbox size={48} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
