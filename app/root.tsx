import { type ReactNode, use } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { direction } from '#shared/languages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import loaderUrl from './hydration-loader.js?worker&url';
import { LanguageProvider } from './language.tsx';
import { FragmentCacheContext } from './layout/cached-fragments.ts';
import { FailedDocument } from './layout/failed-document.tsx';
import { FontPreloads } from './layout/font-preloads.tsx';
import paperUrl from './styles/paper.css?url';
import style from './styles/site.css?inline';
import styleUrl from './styles/site.css?url';
import { useHydrated } from './use-hydrated.ts';

/** The style is in the page, one round trip less before the first view; while developing, a file that can change. */
export const links: LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: styleUrl }] : [];
const inPage = import.meta.env.SSR && import.meta.env.PROD ? style : '';

/** The document around every page: its language and direction are set in the first byte. */
export function Layout({ children }: { children: ReactNode }) {
  const language = urlLanguage(useLocation().pathname);
  const isScriptless = import.meta.env.SSR && use(FragmentCacheContext) !== null;
  return (
    <html lang={language} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2a21" />
        {/* A browser keeps what the server wrote */}
        <style dangerouslySetInnerHTML={{ __html: inPage }} suppressHydrationWarning />
        <Meta />
        <FontPreloads language={language} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {import.meta.env.PROD && <script async src={loaderUrl} />}
        <Links />
        <link rel="stylesheet" media="print" href={paperUrl} />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        {!isScriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useHydrated();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedDocument />;
}
