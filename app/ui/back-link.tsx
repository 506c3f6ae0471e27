import { IconArrowNarrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

/** One step back in history; to `to` for a visitor who came from elsewhere, or without a script. */
export function BackLink({ to, label }: { to: string; label: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Link
      className="button button-outline"
      to={to}
      onClick={(event) => {
        // The router numbers its history entries; before the first one there is no page of this site.
        if (!(window.history.state?.idx > 0)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconArrowNarrowLeft className="mirror" size={20} aria-hidden />
      {label}
    </Link>
  );
}
