import type { ThirdParty } from '#shared/forms/captcha-providers.ts';
import { useAllMessages } from '../../language.tsx';

/** Says who sees a visitor that uses the box. */
export function ThirdPartyNote({ provider }: { provider: ThirdParty }) {
  const t = useAllMessages();
  const operator = t(`captcha.operator.${provider}`);
  return <p className="field-hint">{t('captcha.thirdParty', { operator })}</p>;
}
