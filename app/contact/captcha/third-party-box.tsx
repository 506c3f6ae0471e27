import { IconAlertTriangle } from '@tabler/icons-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ThirdParty } from '#shared/forms/captcha-providers.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import type { Proving } from './captcha.ts';
import { loadWidgets } from './load-widgets.ts';
import { ThirdPartyNote } from './third-party-note.tsx';

type Props = {
  id: string;
  provider: ThirdParty;
  siteKey: string;
  used: boolean;
  error: string | undefined;
  handle: Ref<Proving>;
};

/** The widget's usual width; compact where its container is narrower. */
const usualWidth = 304;

/** A third party's own box. Nothing of it is fetched before the form is used. */
export function ThirdPartyBox({ id, provider, siteKey, used, error, handle }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const proof = useRef('');
  const reset = useRef(() => {});
  const [state, setState] = useState<'waits' | 'verified' | 'expired' | 'failed'>('waits');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!used || !place.current) return;
    const box = place.current.appendChild(document.createElement('div'));
    const notify = (next: typeof state, token = '') => {
      proof.current = token;
      setState(next);
    };
    const render = async () => {
      const widgets = await loadWidgets(provider, language);
      if (!box.isConnected) return;
      const widget = widgets.render(box, {
        'sitekey': siteKey,
        'size': box.clientWidth < usualWidth ? 'compact' : 'normal',
        'theme': matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        'callback': (token) => notify('verified', token),
        'expired-callback': () => notify('expired'),
        'error-callback': () => notify('failed'),
      });
      reset.current = () => {
        widgets.reset(widget);
        notify('waits');
      };
    };
    render().catch(() => notify('failed'));
    // Each try needs an element of its own.
    return () => box.remove();
  }, [used, tries, provider, siteKey, language]);

  useImperativeHandle(handle, () => ({
    ready: () => proof.current !== '',
    proof: async () => proof.current,
    reset: () => reset.current(),
  }));

  return (
    <div className="captcha-box" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div
        className="captcha-third-party"
        id={id}
        ref={place}
        role="group"
        aria-label={t('captcha.title')}
        aria-describedby={error && `${id}-error`}
        tabIndex={-1}
      />
      <p className={`captcha-state captcha-${state}`} role="status">
        {(state === 'expired' || state === 'failed') && <IconAlertTriangle size={20} aria-hidden />}
        {!used && t('captcha.notLoaded')}
        {state === 'expired' && t('captcha.expired')}
        {state === 'failed' && t('form.captchaUnreachable')}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          className="button button-outline"
          onClick={() => {
            setState('waits');
            setTries(tries + 1);
          }}
        >
          {t('state.retry')}
        </button>
      )}
      <ThirdPartyNote provider={provider} />
    </div>
  );
}
