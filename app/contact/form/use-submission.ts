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
    const texts = Object.fromEntries(controls(form, kind).map((each) => [each.name, textOf(each)]));
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

type AnyControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement, kind: SubmissionKind): AnyControl[] {
  return forms[kind].fields.map(({ name }) => form.elements.namedItem(name) as AnyControl);
}

function textOf({ validity, value }: AnyControl): string {
  return validity.badInput ? unreadable : value;
}

/** `randomUUID` exists in secure contexts only; elsewhere a repeat is not recognised. */
function newKey(): string {
  return window.isSecureContext ? crypto.randomUUID() : '';
}
