import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { Alert } from '../ui/alert.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { usePageHeading } from './page-heading.ts';

/** A page that failed to load: its own heading and message, and a retry button. */
export function FailedPage() {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const retry = useRetry();
  const { page, band } = usePageHeading(pathname);
  const { section } = page;
  const isItem = page.name === 'section-detail';
  const other = page.name === 'managers' ? 'managers.failed' : 'state.failed';
  const failed = section ? (`${section.key}.${isItem ? 'notFound' : 'listFailed'}` as const) : other;
  return (
    <>
      <title>{band.heading}</title>
      <PageBand {...band} />
      <div className="band">
        <div className="container">
          <Alert
            onRetry={retry}
            action={
              section &&
              isItem && (
                <BackLink
                  to={href('section-list', { section: section.key, language })}
                  label={t('action.goBack')}
                />
              )
            }
          >
            {t(failed)}
          </Alert>
        </div>
      </div>
    </>
  );
}

/**
 * Focuses the alert, and retries the page. A new document finds the current state, a newer build included;
 * but without a network it would replace this one by a browser error, so the server has to respond first.
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
    // A missing script belongs to an older build
    if (error === failedModule) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each navigation that failed
  }, [key]);
  return retry;
}

/** The error of a page whose script failed to load (vite.config.ts). */
const failedModule = 'script';

function focusAlert() {
  const alert = document.querySelector<HTMLElement>('main [role="alert"]');
  alert?.setAttribute('tabindex', '-1');
  alert?.focus();
}
