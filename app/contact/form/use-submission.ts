import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { type Proving, Refusal } from '../captcha/captcha.ts';
import { forms } from './forms.ts';
import type { Failure, Posted } from './submission.ts';

type State = {
  step: 'idle' | 'sending' | 'sent';
  failure?: Failure;
  receipt?: string | undefined;
  pass?: string | undefined;
};

/** Stands for a half-typed value that the browser does not expose. */
const unreadable = '?';

/** The states of a form (specification §4): idle, sending, then sent or failed. */
export function useSubmission(kind: SubmissionKind, active: boolean, posted: Posted | undefined) {
  const t = useAllMessages();
  const language = useLanguage();
  const [state, setState] = useState<State>(() => initial(posted));
  const captcha = useRef<Proving>(null);
  /** The last texts without a response: the same texts are sent again under the same key. */
  const lost = useRef({ texts: '', key: '' });
  const busy = useRef(false);
  const { failed } = forms[kind];

  // Switching tabs clears error and success messages (specification §4).
  useEffect(() => {
    if (!active) setState((now) => (now.step === 'sending' ? now : { step: 'idle' }));
  }, [active]);

  const attempt = async (form: HTMLFormElement): Promise<State> => {
    const { firstProblem, deliver } = await import('./deliver.ts');
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
    const outcome = await deliver(kind, { ...texts, recaptcha }, { language, key });
    if (outcome === 'lost') {
      lost.current = { texts: JSON.stringify(texts), key };
      return { step: 'idle', failure: { message: t(failed), lost: true } };
    }
    lost.current = { texts: '', key: '' };
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
  return { ...state, captcha, send, restart, discardReceipt };
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
