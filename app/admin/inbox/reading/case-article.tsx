import { IconArrowRight, IconPrinter, IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#shared/date-time.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { CaseFacts } from '../cases/case-facts.tsx';
import { CaseHistory } from '../cases/case-history.tsx';
import { useCase } from '../cases/use-case.ts';
import { ForwardDialog } from '../export/forward-dialog.tsx';
import { useForward } from '../export/use-forward.ts';
import { FilesPanel } from '../files/files-panel.tsx';
import { caseId } from '../focus-case.ts';
import { type InboxKind, type InboxRow, inboxActions } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import { TalkPanel } from '../talk/talk-panel.tsx';
import { useRowTitle } from '../use-row-title.ts';
import { CaseBody } from './case-body.tsx';
import { CaseTerm } from './case-term.tsx';

type Props = {
  kind: InboxKind;
  row: InboxRow;
  state: InboxState;
  readDays: number;
  busy: boolean;
  /** The address of the list alone. */
  back: string;
  onBack: () => void;
  onAction: () => void;
  onUnread: () => void;
  /** Takes back the officer's own mark of reading. */
  onUnseen: () => void;
  onKeep: () => void;
  onRelease: () => void;
  onPrint: () => void;
  onCaseChanged: () => void;
};

/** The open message or report: its actions, then all that it says. A damaged one explains that, and the remedy. */
export function CaseArticle(props: Props) {
  const { kind, row, state, readDays, busy, back, onBack, onAction, onUnread, onKeep, onRelease, onPrint } =
    props;
  const t = useAdminMessages();
  const language = useLanguage();
  const heading = useId();
  const hint = useId();
  const title = useRowTitle(kind)(row);
  const work = useCase({ list: kind.list, id: row.id, onChanged: props.onCaseChanged });
  const forwarding = useForward(kind, () => void work.reload());
  return (
    <article id={caseId} className="case" aria-labelledby={heading} aria-busy={busy} tabIndex={-1}>
      <Link className="case-back" to={back} preventScrollReset onClick={onBack}>
        <IconArrowRight size={20} aria-hidden />
        {t('inbox.back')}
      </Link>
      <header className="case-head">
        <h3 id={heading}>
          <bdi>{title}</bdi>
        </h3>
        <p className="case-date">
          {kind.heading && <>{t(`inbox.${kind.list}.item`, { number: numeral(language, row.id) })} · </>}
          <time dateTime={row.created_at}>
            {row.damaged ? formatDay(language, row.created_at) : aboutThen(language, row.created_at)}
          </time>
        </p>
      </header>
      <div className="case-actions" role="group" aria-label={t('inbox.actions')}>
        <Button
          className={state === 'read' ? 'button-delete case-delete' : ''}
          aria-describedby={hint}
          aria-disabled={busy || (row.kept && state === 'read')}
          onClick={() => busy || (row.kept && state === 'read') || onAction()}
        >
          {t(inboxActions[state].label)}
        </Button>
        {state === 'read' && (
          <Button aria-disabled={busy} onClick={() => busy || onUnread()}>
            {t('inbox.markUnread')}
          </Button>
        )}
        <Button aria-describedby={hint} aria-disabled={busy} onClick={() => busy || onKeep()}>
          {t(row.kept ? 'inbox.keepOn' : 'inbox.keep')}
        </Button>
        {row.kept && (
          <Button aria-disabled={busy} onClick={() => busy || onRelease()}>
            {t('inbox.release')}
          </Button>
        )}
        {!row.case.unread && (
          <Button variant="quiet" onClick={props.onUnseen}>
            {t('case.markUnseen')}
          </Button>
        )}
        {!row.damaged && (
          <Button variant="quiet" className="case-print" onClick={onPrint}>
            <IconPrinter size={20} aria-hidden />
            {t('inbox.printOne')}
          </Button>
        )}
        {!row.damaged && (
          <Button variant="quiet" onClick={() => forwarding.request(row)}>
            <IconSend className="mirror" size={20} aria-hidden />
            {t('case.forward')}
          </Button>
        )}
      </div>
      <CaseTerm id={hint} row={row} readDays={readDays} />
      {!row.damaged && <CaseFacts work={work} />}
      <CaseBody kind={kind} row={row} />
      {!row.damaged && <FilesPanel kind={kind} id={row.id} />}
      {!row.damaged && <TalkPanel kind={kind} row={row} />}
      {!row.damaged && <CaseHistory work={work} />}
      {forwarding.requested && <ForwardDialog forwarding={forwarding} />}
    </article>
  );
}
