import { Link } from 'react-router';
import type { AccessReview, ReviewedPerson } from '#shared/accounts/people.ts';
import { formatDay } from '#shared/date-time.ts';
import { personPath, reviewPart } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { RoleList } from './role-list.tsx';

/** The quarterly review: everybody with roles, key, second step and last sign-in, and the note that it was done. */
export function ReviewPanel() {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => call<AccessReview>('access-review'));
  const { busy, failure, run } = useWork(t('people.actionFailed'));
  const note = (version: string) =>
    run(async () => {
      try {
        const json = { version };
        const { message } = await call<{ message: string }>('access-review', { method: 'POST', json });
        noticeSuccess(message);
      } finally {
        await reload();
      }
    });
  return (
    <Panel id={reviewPart} title={t('review.title')}>
      <p className="panel-text">{t('review.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('review.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <>
          <ReviewState review={loaded.data} />
          <details className="review-people" open={loaded.data.due}>
            <summary>{t('review.people')}</summary>
            <ul className="people" role="list">
              {loaded.data.people.map((person) => (
                <Row key={person.id} person={person} />
              ))}
            </ul>
            {failure && <ErrorBox>{failure.message}</ErrorBox>}
            <Button
              variant={loaded.data.due ? 'primary' : 'outline'}
              aria-disabled={busy}
              onClick={() => void note(loaded.data.version)}
            >
              {t('review.note')}
            </Button>
          </details>
        </>
      )}
    </Panel>
  );
}

function ReviewState({ review: { reviewed_at, reviewed_by, due, due_on } }: { review: AccessReview }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const day = formatDay(language, due_on);
  return (
    <>
      {reviewed_at && (
        <p>{t('review.last', { day: formatDay(language, reviewed_at), who: reviewed_by ?? '' })}</p>
      )}
      <p className={due ? 'note note-warning' : ''}>{t(due ? 'review.due' : 'review.next', { day })}</p>
    </>
  );
}

function Row({ person }: { person: ReviewedPerson }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { id, email, roles, sections, holds_key, second_factor, signed_in_on } = person;
  const facts = [
    ...(holds_key ? [t('people.reads')] : []),
    t(second_factor ? 'review.factor' : 'review.noFactor'),
    signed_in_on
      ? t('people.signedIn', { day: formatDay(language, signed_in_on) })
      : t('people.neverSignedIn'),
  ];
  return (
    <li className="person">
      <p className="person-name">
        <Link to={personPath(id)}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </p>
      <RoleList roles={roles} sections={sections} />
      <p className="field-hint">{facts.join(' · ')}</p>
    </li>
  );
}
