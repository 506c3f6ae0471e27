import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { devicesPart, factorsPart, keyMessages } from '../keys/key-banner.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

const steps = {
  printed: { text: 'keys.passwordPrinted', action: 'keys.choosePassword', part: '' },
  factor: { text: 'keys.factorMissing', action: 'keys.setUpFactor', part: `#${factorsPart}` },
  device: { text: 'devices.notNamed', action: 'devices.add', part: `#${devicesPart}` },
} as const;

/** The step on the own account that a holder of the key has to take before the messages open. */
export function FirstStep({ step }: { step: keyof typeof steps }) {
  const t = useAdminMessages();
  const { text, action, part } = steps[step];
  return (
    <section className="note inbox-note" aria-labelledby="first-step">
      <IconKey aria-hidden />
      <div>
        <h3 id="first-step">{t(`inbox.${step}.title`)}</h3>
        <p>{t(text)}</p>
        <p>
          <Link to={`${adminPath('account')}${part}`}>{t(action)}</Link>
        </p>
      </div>
    </section>
  );
}

/** Explains why nothing can be read here, and who can change that. */
export function NoKey() {
  const t = useAdminMessages();
  const { loaded } = useKeys();
  const keys = loaded.state === 'loaded' ? loaded.data : undefined;
  // A register of keys that was changed gives no key to those who hold it either
  if (keys?.problem)
    return (
      <ErrorBox>
        {keyMessages(keys)
          .map((key) => t(key))
          .join(' ')}
      </ErrorBox>
    );
  if (keys?.passwordPrinted) return <FirstStep step="printed" />;
  return (
    <section className="note inbox-note" aria-labelledby="no-key">
      <IconKey aria-hidden />
      <div>
        <h3 id="no-key">{t('inbox.noKey.title')}</h3>
        <p>{t('inbox.noKey.text')}</p>
        <p>{t('inbox.noKey.help')}</p>
        <p>
          <Link to={adminPath('administrators')}>{t('inbox.noKey.link')}</Link>
        </p>
      </div>
    </section>
  );
}
