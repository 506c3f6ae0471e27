import { Link } from 'react-router';
import { type CheckKey, linkChecks } from '#shared/checks/check-keys.ts';
import type { CheckFinding } from '#shared/checks/checks.ts';
import { isLinkProblem, splitDetail } from '#shared/checks/link-problems.ts';
import { formatDay } from '#shared/date-time.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../language.tsx';
import { LocalTitle } from '../ui/local-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { subjectLink } from './subject-link.ts';

/** A finding: a link to what has it, and what was found. */
export function FindingRow({ check, finding }: { check: CheckKey; finding: CheckFinding }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { subject, title_ar, title_en, side, detail } = finding;
  const { to, kind } = subjectLink(t, subject);
  const sideName = side ? t(`language.${side}`) : '';
  return (
    <li>
      <Link to={to}>
        {title_ar || title_en ? (
          <LocalTitle ar={title_ar} en={title_en} />
        ) : subject.startsWith('redirects/') ? (
          <bdi dir="ltr">{subject.slice('redirects'.length)}</bdi>
        ) : (
          kind
        )}
      </Link>
      <p className="overview-note">
        {check === 'outdated' && t('checks.since', { language: sideName, day: formatDay(language, detail) })}
        {check === 'results' && t('checks.closed', { day: formatDay(language, detail) })}
        {check === 'parity' && countedMessage(language, 'checks.differences', Number(detail))}
        {check === 'external' && <ExternalLink detail={detail} place={[kind, sideName]} />}
        {check === 'texts' && (
          <>
            {kind} · <bdi>{detail}</bdi>
          </>
        )}
        {(linkChecks.includes(check) || check === 'pictures') && (
          <>
            {[kind, sideName].filter(Boolean).join(' · ')} · <bdi dir="ltr">{detail}</bdi>
          </>
        )}
      </p>
    </li>
  );
}

/** A link to another site with its problem. */
function ExternalLink({ detail, place }: { detail: string; place: string[] }) {
  const t = useAdminMessages();
  const { problem, address } = splitDetail(detail);
  const why = isLinkProblem(problem)
    ? t(`checks.problem.${problem}`)
    : t('checks.problem.status', { status: problem });
  return (
    <>
      {[...place, why].filter(Boolean).join(' · ')} · <bdi dir="ltr">{address}</bdi>
    </>
  );
}
