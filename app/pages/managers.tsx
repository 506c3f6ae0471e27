import '../styles/inner-pages.css';
import { data } from 'react-router';
import type { LocalizedText } from '#shared/content/localized.ts';
import { otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { ManagerCard } from '../blocks/manager/manager-card.tsx';
import { termLine } from '../blocks/manager/term-line.ts';
import { TermYears } from '../blocks/manager/term-years.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { imageRules } from '../image-rules.ts';
import { showable } from '../items.ts';
import { useMessages } from '../language.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/managers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  // A term that was written in one language only is shown in that one: without an end date it would look like
  // a current term.
  const either = (text: LocalizedText) => text[language] || text[otherLanguage(language)];
  const managers = await attempt(site, async () => {
    const rules = await imageRules(site);
    const list = await site.services.managers.list();
    const cards = list.map(({ id, name, image, from, to }) => ({
      id,
      name: name.ar,
      image: showable(image, rules),
      from: either(from),
      to: either(to),
    }));
    return { cards, line: termLine(cards, new Date().getFullYear()) };
  });
  return data({ managers }, { status: managers ? 200 : 503 });
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'managers.title'),
    description: message(language, 'managers.description'),
  });
}

export default function Managers({ loaderData: { managers } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <>
      <PageBand current={t('managers.title')} />
      {managers ? (
        <div className="band">
          <div className="container">
            {managers.cards.length === 0 ? (
              <Empty>{t('managers.empty')}</Empty>
            ) : (
              <div className={managers.line ? 'term-line' : undefined}>
                {/* The newest is first, and at the end of the line: both orders are the terms'. */}
                <ol className="managers" role="list" reversed>
                  {managers.cards.map((manager, place) => (
                    <ManagerCard
                      key={manager.id}
                      {...manager}
                      part={managers.line?.terms[place]}
                      eager={place === 0}
                    />
                  ))}
                </ol>
                {managers.line && <TermYears years={managers.line.years} />}
              </div>
            )}
          </div>
        </div>
      ) : (
        <FailedBlock>{t('managers.failed')}</FailedBlock>
      )}
    </>
  );
}
