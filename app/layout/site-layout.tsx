import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { inLanguage } from '#shared/content/localized.ts';
import { formatSpan } from '#shared/format-span.ts';
import { type Language, locales, otherLanguage } from '#shared/languages.ts';
import { navigationTimeoutMs, timeZone } from '#shared/limits.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { siteContext } from '../context.ts';
import { rememberFrame } from '../frame.ts';
import type { Route } from './+types/site-layout.ts';
import { FailedDocument } from './failed-document.tsx';
import { Frame } from './frame.tsx';
import { PendingPage } from './pending-page.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const writeDate = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone });
/** Made once: a calendar costs more than the rest of the frame's data. */
const dates: Record<Language, Intl.DateTimeFormat> = { ar: writeDate('ar'), en: writeDate('en') };

/**
 * The frame's data on every page, in one language; dates are formatted here, once, for server and browser
 * alike.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, publicUrl, onionUrl } = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  const settings = await services.settings.all();
  const { identity, contact, social, footer, oversight } = inLanguage(settings, language);
  const { readDays } = settings.retention;
  const { replyDays, conclusionMonths } = settings.cases;
  const { shareImage } = identity;
  // Pages without it do not depend on pictures
  const { file } = (shareImage && (await services.media.notes()).get(shareImage)) || {};
  const nameElsewhere = settings.identity.name[otherLanguage(language)];
  const [, weekday, day] = /^(.*?[,،] )?(.*)$/.exec(dates[language].format()) ?? [];
  const { commitTimesLogged } = services.databaseFiles;
  return {
    publicUrl,
    onionUrl,
    today: { weekday, day },
    identity: { ...identity, shareImage: file ?? shareImage },
    nameElsewhere,
    contact,
    social,
    footer,
    readDays,
    oversight: oversight.isOffered ? { name: oversight.name, about: oversight.about } : undefined,
    terms: {
      reply: formatSpan(language, replyDays, 'day'),
      conclusion: formatSpan(language, conclusionMonths, 'month'),
    },
    commitTimesLogged,
    alerts: await services.standingAlerts.version(language),
  };
}

/**
 * A page that takes too long fails, with its way to try again: browsers themselves wait for minutes. Where there is no
 * network at all they fail at once.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_args, next) => {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>(
      (_, reject) => (timer = setTimeout(reject, navigationTimeoutMs, 'timeout')),
    );
    return Promise.race([late, next()]).finally(() => clearTimeout(timer));
  },
];

/** Each page may find other alerts. A switch between the contact forms fetches no data: what was typed there stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || !nextUrl.pathname.endsWith('/contact-us');
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useHeadingFocus();
  useEffect(() => rememberFrame(loaderData), [loaderData]);
  return (
    <Frame>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </Frame>
  );
}

/** A page that failed to load is shown within the frame. */
export function ErrorBoundary() {
  return <FailedDocument />;
}
