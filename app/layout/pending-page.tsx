import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { usePageHeading } from './page-heading.ts';

const kinds = { 'section-detail': 'item', 'section-list': 'cards' } as const;

/** Shows a page's heading and a loading state at once, while the browser fetches the page (specification §4: loading). */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname) return children;
  return <PageBefore pathname={location.pathname} />;
}

function PageBefore({ pathname }: { pathname: string }) {
  const { page, band } = usePageHeading(pathname);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <title>{band.heading}</title>
      {page.name !== 'home' && <PageBand {...band} />}
      <Loading kind={kinds[page.name as keyof typeof kinds] ?? 'page'} />
    </>
  );
}
