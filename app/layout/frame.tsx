import type { ReactNode } from 'react';
import { useMessages } from '../language.tsx';
import { LaterStyle } from '../ui/later-style.tsx';
import { Footer } from './footer.tsx';
import { Letterhead } from './letterhead.tsx';
import { useLinkTitles } from './link-titles.ts';
import { Navbar } from './navbar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages();
  useLinkTitles();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <Letterhead />
      <TopBar />
      <Navbar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LaterStyle />
      <Footer />
    </>
  );
}
