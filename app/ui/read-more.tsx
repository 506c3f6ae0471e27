import { Link } from 'react-router';
import { useMessages } from '../language.tsx';
import { prefetch } from './prefetch.ts';

/** “Read More”, with its subject for screen readers, which read it out of context. */
export function ReadMore({ to, about, primary = false }: { to: string; about: string; primary?: boolean }) {
  const t = useMessages();
  return (
    <Link className={`button ${primary ? 'button-primary' : 'button-outline'}`} to={to} prefetch={prefetch}>
      {t('action.readMore')} <span className="visually-hidden">{about}</span>
    </Link>
  );
}
