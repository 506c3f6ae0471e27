import type { Language } from '#shared/languages.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import { href } from '#shared/site/href.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { daysText } from '../ui/quantities.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

type Unanswered = { language: Language; query: string; count: number; days: number };

const loadUnanswered = () => call<{ queries: Unanswered[] }>('search/unanswered');

/** Queries that are shown at once, the most frequent. */
const first = 8;

/** Queries of visitors that found nothing, as counts; each leads to the search, which may find it by now. */
export function UnansweredBlock() {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <OverviewBlock
      title={t('overview.unanswered')}
      lead={t('overview.unanswered.lead')}
      load={loadUnanswered}
    >
      {({ queries }) => {
        const more = queries.slice(first);
        return (
          <>
            {queries.length === 0 && <p className="overview-none">{t('overview.unanswered.none')}</p>}
            <Queries queries={queries.slice(0, first)} />
            {more.length > 0 && (
              <details className="overview-more">
                <summary>{t('overview.moreItems', { count: numeral(language, more.length) })}</summary>
                <Queries queries={more} />
              </details>
            )}
          </>
        );
      }}
    </OverviewBlock>
  );
}

function Queries({ queries }: { queries: readonly Unanswered[] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  if (queries.length === 0) return null;
  return (
    <ul className="overview-items overview-queries" role="list">
      {queries.map(({ language: searched, query, count, days }) => (
        <li key={`${searched} ${query}`}>
          <a href={href('search', { language: searched, q: query })}>
            <bdi lang={searched}>{query}</bdi>
          </a>
          <p className="overview-note">
            {countedMessage(language, 'overview.unanswered.times', count, {
              days: daysText(language, days),
              language: t(`coverage.in.${searched}`),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
