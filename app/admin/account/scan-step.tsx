import type { FormEvent } from 'react';
import type { TotpSecret } from '#shared/accounts/second-factors.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { CodeInput } from '../ui/fields/code-input.tsx';
import type { Work } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { QrPicture } from './qr-picture.tsx';

type Props = { id: string; made: TotpSecret; work: Work; onSubmit: (code: string) => void };

/** The secret for an app, as a picture, as a link and to type; the app's first code proves that it arrived. */
export function ScanStep({ id, made: { secret, uri }, work: { failure }, onSubmit }: Props) {
  const t = useAdminMessages();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    onSubmit(code);
  };
  const error = failure?.errors['code']?.[0];
  return (
    <form id={id} className="form form-narrow" onSubmit={submit}>
      <p>{t('factors.scan')}</p>
      <QrPicture text={uri} />
      <details className="explanation">
        <summary>{t('factors.byHand')}</summary>
        <p>{t('factors.byHandLead')}</p>
        <p>
          <code className="secret-text" dir="ltr" translate="no">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <p>
          <a href={uri}>{t('factors.openApp')}</a>
        </p>
      </details>
      {failure && !error && <ErrorBox>{failure.message}</ErrorBox>}
      <CodeInput label={t('factors.code')} error={error} />
    </form>
  );
}
