import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { data } from 'react-router';
import { urlLanguage } from '#shared/site/urls.ts';
import { captchaMark } from '../contact/captcha/captcha.ts';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { homeData } from '../home-data.ts';
import { HomePage } from '../home-page.tsx';
import { useMessages } from '../language.tsx';
import type { Route } from './+types/unknown-path.ts';

/** Any unknown path shows the home page (specification §2), and says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await homeData(context.get(siteContext), urlLanguage(url.pathname)), { status: 404 });
}

export function meta(args: Route.MetaArgs) {
  const frame = args.matches[1].loaderData;
  const home = args.loaderData;
  if (!frame || !home) return [];
  return [
    ...pageHead(args, { title: home.hero.title, description: frame.identity.description, noindex: true }),
    ...captchaMark(home.captchas),
  ];
}

export default function UnknownPath({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && (
        <div className="banner" role="status">
          <div className="container">
            <p>{t('site.unknownPath')}</p>
            <button
              type="button"
              className="icon-button button needs-script"
              aria-label={t('site.dismiss')}
              onClick={() => setShown(false)}
            >
              <IconX size={20} aria-hidden />
            </button>
          </div>
        </div>
      )}
      <HomePage {...loaderData} />
    </>
  );
}
