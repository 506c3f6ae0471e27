import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { sections } from '#shared/site/sections.ts';
import { Loading } from '../ui/loading.tsx';

/** While the browser fetches another page, the page's place shows what is on its way (specification §4: loading). */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname) return children;
  return <Loading kind={kindOf(location.pathname)} />;
}

function kindOf(pathname: string): 'cards' | 'item' | 'page' {
  if (/\/\d+\/(ar|en)$/.test(pathname)) return 'item';
  return sections.some(({ list }) => pathname.endsWith(list)) ? 'cards' : 'page';
}
