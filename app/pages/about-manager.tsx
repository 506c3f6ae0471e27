import '../styles/inner-pages.css';
import { IconArrowRight, IconNews } from '@tabler/icons-react';
import { data, Link } from 'react-router';
import { detailLabels } from '#shared/content/detail-groups.ts';
import { inLanguage } from '#shared/content/localized.ts';
import { message } from '#shared/messages/messages.ts';
import { entryHref } from '#shared/site/href.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { type DetailLabels, ManagerDetails } from '../blocks/manager/manager-details.tsx';
import { ManagerIntroduction } from '../blocks/manager/manager-introduction.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { imageRules } from '../image-rules.ts';
import { showable } from '../items.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { prefetch } from '../ui/prefetch.ts';
import type { Route } from './+types/about-manager.ts';

/** Two reads, as in the calls (specification §7): one may fail and the other is still shown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { services } = site;
  const language = urlLanguage(url.pathname);
  const [main, details] = await Promise.all([
    attempt(site, async () => {
      const rules = await imageRules(site);
      const { image, ...texts } = await services.profile.main();
      return { ...inLanguage(texts, language), image: showable(image, rules) };
    }),
    attempt(site, async () => inLanguage(await services.profile.details(), language)),
  ]);
  const labels = Object.fromEntries(
    detailLabels.map((name) => [name, message(language, `manager.${name}`)]),
  ) as DetailLabels;
  return data({ main, details, labels }, { status: main && details ? 200 : 503 });
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'about-manager.title'),
    description: message(language, 'about-manager.description'),
  });
}

export default function AboutManager({ loaderData: { main, details, labels } }: Route.ComponentProps) {
  const t = useMessages();
  const language = useLanguage();
  const title = t('about-manager.title');
  return (
    <>
      <PageBand current={title} heading={main?.manager_name || title}>
        {main && <ManagerIntroduction {...main} />}
      </PageBand>
      {!main && <FailedBlock>{t('manager.failed')}</FailedBlock>}
      {details ? (
        <div className="band">
          <div className="container">
            <ManagerDetails details={details} labels={labels} />
          </div>
        </div>
      ) : (
        <FailedBlock>{t('manager.detailsFailed')}</FailedBlock>
      )}
      <div className="band band-sunken">
        <div className="container">
          <Link className="link-card" to={entryHref('manager-activities', language)} prefetch={prefetch}>
            <IconNews aria-hidden />
            {t('manager.seeActivities')}
            <IconArrowRight className="mirror" aria-hidden />
          </Link>
        </div>
      </div>
    </>
  );
}
