import '../../styles/admin/people.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PasswordShare } from '#shared/accounts/credentials.ts';
import type { AcceptedInvitation, InvitedPerson } from '#shared/accounts/keys.ts';
import { canSeal } from '#shared/channel/can-seal.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { loginPath } from '#shared/site/admin-navigation.ts';
import { ApiFailure, call } from '../client/api.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { newPassword } from '../password/new-password.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Pending } from '../ui/pending.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { NewPasswordForm, type TypedPassword } from './new-password-form.tsx';

type View =
  | { state: 'checking' | 'failed' | 'gone' }
  | { state: 'open'; person: InvitedPerson }
  | { state: 'done'; accepted: AcceptedInvitation };

/** An opened invitation: first the choice of a password, then the fingerprint of the new key pair. */
export function InvitationCard({ token }: { token: string }) {
  const t = useAdminMessages();
  const [view, setView] = useState<View>({ state: token ? 'checking' : 'gone' });
  const work = useWork(t('invitation.saveFailed'));
  const check = useCallback(async () => {
    setView({ state: 'checking' });
    try {
      const person = await call<InvitedPerson>('invitation', { method: 'POST', json: { token } });
      setView({ state: 'open', person });
    } catch (error) {
      setView({ state: isGone(error) ? 'gone' : 'failed' });
    }
  }, [token]);
  useEffect(() => {
    if (token) void check();
  }, [token, check]);

  const accept = async (email: string, typed: TypedPassword) => {
    const accepted = await work.run(async () => {
      const shareOf = (sent: string) =>
        call<PasswordShare>('invitation/share', { method: 'POST', json: { token, password: sent } });
      try {
        const chosen = { email, password: typed.password };
        const sent = await newPassword(chosen, (await canSeal()) ? shareOf : undefined);
        return await call<AcceptedInvitation>('invitation/accept', {
          method: 'POST',
          json: { token, ...sent },
        });
      } catch (error) {
        if (isGone(error)) setView({ state: 'gone' });
        throw error;
      }
    });
    if (accepted) setView({ state: 'done', accepted });
  };

  switch (view.state) {
    case 'checking':
      return (
        <>
          <PageTitle name={t('invitation.title')} />
          <Pending />
        </>
      );
    case 'failed':
      return (
        <Titled name="invitation.title">
          <ErrorBox onRetry={() => void check()}>{t('invitation.failed')}</ErrorBox>
        </Titled>
      );
    case 'gone':
      return (
        <Titled name="invitation.goneTitle">
          <p>{t('invitation.goneLead')}</p>
          {!token && <p>{t('invitation.unread')}</p>}
          <Link to={loginPath}>{t('invitation.login')}</Link>
        </Titled>
      );
    case 'open':
      return (
        <Titled name={view.person.reset ? 'invitation.resetTitle' : 'invitation.title'}>
          <p className="dialog-subject">
            <bdi dir="ltr">{view.person.email}</bdi>
          </p>
          <p>{t(view.person.reset ? 'invitation.resetLead' : 'invitation.lead')}</p>
          <p>{t('invitation.forgotten')}</p>
          <NewPasswordForm
            email={view.person.email}
            submit={t('invitation.submit')}
            pending={t('invitation.pending')}
            work={work}
            onSubmit={(typed) => accept(view.person.email, typed)}
          />
        </Titled>
      );
    case 'done':
      return (
        <Titled name="invitation.doneTitle">
          <p>{t('invitation.doneLead')}</p>
          <p>{t('invitation.doneKey')}</p>
          <Fingerprint value={view.accepted.fingerprint} large />
          <Link className="button button-primary" to={loginPath}>
            {t('invitation.login')}
          </Link>
        </Titled>
      );
    // no default
  }
}

/** The page's heading, focused whenever it changes, and the content under it. */
function Titled({ name, children }: { name: AdminMessageKey; children: ReactNode }) {
  const t = useAdminMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [name]);
  return (
    <>
      <PageTitle name={t(name)} />
      <h1 ref={heading} tabIndex={-1}>
        {t(name)}
      </h1>
      {children}
    </>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
