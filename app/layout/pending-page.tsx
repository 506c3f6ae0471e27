import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pageAt } from '#shared/site/urls.ts';
import { Loading } from '../ui/loading.tsx';

/** Shows a loading state while the browser fetches another page (specification §4: loading). */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname) return children;
  return <Loading kind={kindOf(location.pathname)} />;
}

function kindOf(pathname: string): 'cards' | 'item' | 'page' {
  const { name } = pageAt(pathname) ?? {};
  if (name === 'section-detail') return 'item';
  return name === 'section-list' ? 'cards' : 'page';
}
