import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { localPath } from '#shared/languages.ts';
import { type PageKey, pages } from '#shared/site/pages.ts';
import { sections } from '#shared/site/sections.ts';
import { addressInLanguage } from '#shared/site/urls.ts';
import type { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { Alert } from '../ui/alert.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageBand } from '../ui/page-band.tsx';

/** A page that was asked for and could not be had: its own heading and message, and a way to ask again. */
export function FailedPage({ frame }: { frame: ReturnType<typeof useFrame> }) {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const retry = useRetry();
  const { name } = frame.identity;
  const path = addressInLanguage(pathname, 'ar');
  const list = sections.find((section) => section.list === path);
  const item = list ? undefined : sections.find(({ detail }) => path.startsWith(`${detail}/`));
  const section = list ?? item;
  const page = (Object.entries(pages).find(([, each]) => each === path)?.[0] ?? 'home') as PageKey;
  const title = section ? t(`${section.key}.title`) : page === 'home' ? name : t(`${page}.title`);
  const other = page === 'managers' ? 'managers.failed' : 'state.failed';
  const failed = section ? (`${section.key}.${list ? 'listFailed' : 'notFound'}` as const) : other;
  return (
    <>
      <title>{title}</title>
      <PageBand current={title} />
      <div className="band">
        <div className="container">
          <Alert
            onRetry={retry}
            action={item && <BackLink to={localPath(language, item.list)} label={t('action.goBack')} />}
          >
            {t(failed)}
          </Alert>
        </div>
      </div>
    </>
  );
}

/**
 * Goes to the alert, and offers the page once more. A new document finds whatever is there by then, a newer build
 * included; but without a network it would take this one away, so the server has to answer before.
 */
function useRetry() {
  const { key } = useLocation();
  const error = useRouteError();
  const retry = () => {
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.reload(),
      focusAlert,
    );
  };
  useEffect(() => {
    focusAlert();
    // A script that is not there any more is that of an older build
    if (error === failedModule) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each navigation that failed
  }, [key]);
  return retry;
}

/** What a page whose script could not be had throws (vite.config.ts). */
const failedModule = 'script';

function focusAlert() {
  const alert = document.querySelector<HTMLElement>('main [role="alert"]');
  alert?.setAttribute('tabindex', '-1');
  alert?.focus();
}
