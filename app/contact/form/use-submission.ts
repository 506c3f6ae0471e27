import { useCallback, useEffect, useRef, useState } from 'react';
import { canSeal } from '#shared/channel/can-seal.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { type Proving, Refusal } from '../captcha/captcha.ts';
import type { SealedForm } from '../seal/seal.ts';
import { forms } from './forms.ts';
import type { Failure, FormProps, Posted } from './submission.ts';

type State = {
  step: 'idle' | 'sending' | 'sent';
  failure?: Failure;
  receipt?: string | undefined;
  pass?: string | undefined;
};

type Lost = { texts: string; key: string; sealed?: SealedForm };

const nothingLost: Lost = { texts: '', key: '' };

/** Stands for a half-typed value that the browser does not expose. */
const unreadable = '?';

/** The states of a form (specification §4): idle, sending, then sent or failed. */
export function useSubmission(
  kind: SubmissionKind,
  { active, posted, keys: shown }: Pick<FormProps, 'active' | 'posted' | 'keys'>,
) {
  const t = useAllMessages();
  const language = useLanguage();
  const [state, setState] = useState<State>(() => initial(posted));
  const [keys, setKeys] = useState(shown);
  const captcha = useRef<Proving>(null);
  /** The last texts without a response: the same are sent again under the same key, sealed as before. */
  const lost = useRef<Lost>(nothingLost);
  const busy = useRef(false);
  const { failed } = forms[kind];

  // Switching tabs clears error and success messages (specification §4).
  useEffect(() => {
    if (!active) setState((now) => (now.step === 'sending' ? now : { step: 'idle' }));
  }, [active]);

  const attempt = async (form: HTMLFormElement): Promise<State> => {
    const [{ firstProblem, checkedTexts, deliver, deliverSealed }, seal] = await Promise.all([
      import('./deliver.ts'),
      import('../seal/seal.ts'),
    ]);
    const texts = textsOf(form, kind);
    const ready = captcha.current?.ready() ?? false;
    const problem = firstProblem(kind, { ...texts, recaptcha: ready ? 'ready' : '' }, language);
    if (problem) return { step: 'idle', failure: problem };

    setState({ step: 'sending' });
    let recaptcha = '';
    try {
      recaptcha = (await captcha.current?.proof()) ?? '';
    } catch (error) {
      const message = error instanceof Refusal ? error.message : t('form.captchaUnreachable');
      return { step: 'idle', failure: { message, field: 'recaptcha' } };
    }
    const same = lost.current.texts === JSON.stringify(texts);
    const key = same ? lost.current.key : newKey();
    const options = { language, key, recaptcha };
    let outcome: Awaited<ReturnType<typeof deliver>>;
    if (await canSeal()) {
      const checked = checkedTexts(kind, { ...texts, recaptcha });
      const now = await seal.fetchKeys();
      const isChanged = keys !== undefined && !seal.areSame(keys, now);
      setKeys(now);
      if (isChanged) return { step: 'idle', failure: { message: t('form.keyChanged') } };
      const sealed = (same && lost.current.sealed) || (await seal.sealForm(kind, checked, now));
      lost.current = { texts: JSON.stringify(texts), key, sealed };
      outcome = await deliverSealed(kind, sealed, options);
    } else {
      lost.current = { texts: JSON.stringify(texts), key };
      outcome = await deliver(kind, { ...texts, recaptcha }, options);
    }
    if (outcome === 'lost') return { step: 'idle', failure: { message: t(failed), lost: true } };
    lost.current = nothingLost;
    captcha.current?.reset();
    return 'receipt' in outcome ? { step: 'sent', ...outcome } : { step: 'idle', failure: outcome };
  };

  const send = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    // Without the validation's file only the failure itself is known.
    const unsent: State = { step: 'idle', failure: { message: t(failed), lost: true } };
    setState(await attempt(form).catch(() => unsent));
    busy.current = false;
  };
  /** The empty form again, after one was sent. */
  const restart = () => setState({ step: 'idle' });
  /** The receipt was written down: it is nowhere from then on. */
  const discardReceipt = useCallback(() => setState({ step: 'sent' }), []);
  return { ...state, keys, captcha, send, restart, discardReceipt };
}

function initial(posted: Posted | undefined): State {
  if (!posted) return { step: 'idle' };
  const { failure, receipt } = posted;
  return failure ? { step: 'idle', failure } : { step: 'sent', receipt };
}

type AnyControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/** The texts of the controls that the form has, by name. */
function textsOf(form: HTMLFormElement, kind: SubmissionKind): Record<string, string> {
  const texts = forms[kind].fields.flatMap(({ name }) => {
    const control = form.elements.namedItem(name) as AnyControl | null;
    return control ? [[name, textOf(control)] as const] : [];
  });
  return Object.fromEntries(texts);
}

function textOf(control: AnyControl): string {
  const isHalfTyped = 'validity' in control && control.validity.badInput;
  return isHalfTyped ? unreadable : control.value;
}

/** `randomUUID` exists in secure contexts only; elsewhere a repeat is not recognised. */
function newKey(): string {
  return window.isSecureContext ? crypto.randomUUID() : '';
}
