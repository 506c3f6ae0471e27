import { useId, useState } from 'react';
import { isWithin } from '#shared/accounts/is-within.ts';
import type { Administrator, Administrators } from '#shared/accounts/keys.ts';
import type { PersonDetails } from '#shared/accounts/people.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Whom } from './person-dialogs.tsx';

type Props = {
  person: Administrator;
  onDone: (response: { message: string }) => void;
  onCancel: () => void;
};

/** Explains the consequences of a removal before it happens, and takes who gets the drafts. */
export function LeaveDialog({ person, ...props }: Props) {
  const t = useAdminMessages();
  const [successor, setSuccessor] = useState('');
  const { loaded, retry } = useLoaded(async () => {
    const [details, { administrators }] = await Promise.all([
      call<PersonDetails>(`administrators/${person.id}`),
      call<Administrators>('administrators'),
    ]);
    return { drafts: details.drafts, heirs: heirsOf(details, administrators) };
  });
  return (
    <ActionDialog
      question={t('people.removeQuestion')}
      action={t('people.remove')}
      variant="danger"
      ready={loaded.state === 'loaded'}
      request={{
        path: `administrators/${person.id}/leave`,
        method: 'POST',
        json: { successor: successor || null },
      }}
      {...props}
    >
      <Whom person={person} />
      <ul className="dialog-list">
        <li>{t('people.removeSessions')}</li>
        {person.holds_key && <li>{t('people.removeKey')}</li>}
        {person.holds_key && <li>{t('people.removeRotation')}</li>}
        {person.holds_key && <li>{t('people.removeRest')}</li>}
      </ul>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('leave.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && <Heir {...loaded.data} value={successor} onChoose={setSuccessor} />}
    </ActionDialog>
  );
}

type HeirProps = {
  drafts: PersonDetails['drafts'];
  heirs: Administrator[];
  value: string;
  onChoose: (id: string) => void;
};

/** The choice of who takes the drafts, where there are some. */
function Heir({ drafts, heirs, value, onChoose }: HeirProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const total = drafts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p>{t('leave.noDrafts')}</p>;
  return (
    <div className="field">
      <label htmlFor={id}>{t('leave.drafts', { count: numeral(language, total) })}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        aria-describedby={`${id}-hint`}
      >
        <option value="">{t('leave.nobody')}</option>
        {heirs.map((heir) => (
          <option key={heir.id} value={heir.id}>
            {heir.email}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {t('leave.heirHint')}
      </p>
    </div>
  );
}

/** The others who may edit all of a person’s drafts. */
function heirsOf({ id, drafts }: PersonDetails, people: Administrator[]): Administrator[] {
  return people.filter(
    (each) =>
      each.id !== id &&
      mayDo(each.roles, 'write-content') &&
      drafts.every(({ section }) => isWithin(each.sections, section)),
  );
}
