import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { data, Link } from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { captchaMark } from '../contact/captcha/captcha.ts';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { homeData } from '../home-data.ts';
import { HomePage } from '../home-page.tsx';
import { useLanguage, useMessages } from '../language.tsx';
import type { Route } from './+types/unknown-path.ts';

/** Any unknown path shows the home page (specification §2), and says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = urlLanguage(url.pathname);
  const home = await homeData(context.get(siteContext), language);
  return data({ ...home, search: message(language, 'search.site') }, { status: 404 });
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

export default function UnknownPath({ loaderData: { search, ...home } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages();
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && (
        <div className="banner" role="status">
          <div className="container">
            <p>
              {t('site.unknownPath')} <Link to={href('search', { language })}>{search}</Link>
            </p>
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
      <HomePage {...home} />
    </>
  );
}
