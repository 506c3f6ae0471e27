import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#shared/date-time.ts';
import * as limits from '#shared/limits.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import type { UnknownPath } from '#shared/redirects/redirects.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Page = { paths: UnknownPath[]; total: number };

/** Paths that were requested and not found, each with the way to a redirect of it. `changes` counts what was saved. */
export function UnknownPathList({ changes }: { changes: number }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { loaded, reload, retry } = useLoaded(() =>
    call<Page>(`not-found?page=${page}&limit=${limits.unknownPathRows}`),
  );
  useEffect(() => void reload(), [reload, page, changes]);
  if (loaded.state === 'loading') return <Pending />;
  if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('notFound.failed')}</ErrorBox>;
  const { paths, total } = loaded.data;
  if (total === 0) return <Empty>{t('notFound.none')}</Empty>;
  return (
    <>
      <p className="redirect-lead">{t('notFound.lead')}</p>
      <ul className="redirect-list" role="list">
        {paths.map(({ path, requests, first_day, last_day }) => (
          <li key={path} className="redirect-row">
            <div className="redirect-paths">
              <p className="redirect-from">
                <bdi dir="ltr">{path}</bdi>
              </p>
              <p className="redirect-note">
                {countedMessage(language, 'notFound.requests', requests)} ·{' '}
                {t('notFound.since', {
                  last: formatDay(language, last_day),
                  first: formatDay(language, first_day),
                })}
              </p>
            </div>
            <div className="redirect-actions">
              <Link
                className="button button-outline"
                to={`?${new URLSearchParams({ from: path })}`}
                preventScrollReset
                aria-label={t('notFound.redirectOf', { path })}
              >
                {t('notFound.redirect')}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <PageTurner
        label={t('redirects.pages')}
        page={page}
        isLast={page * limits.unknownPathRows >= total}
        names={[t('redirects.before'), t('redirects.after')]}
        onTurn={setPage}
      />
    </>
  );
}
