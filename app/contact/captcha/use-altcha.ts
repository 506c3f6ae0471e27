import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Language } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { type Proving, Refusal } from './captcha.ts';
import type { Proof } from './prove.ts';

/** `renewing`: the proof has expired while the visitor was writing. */
export type AltchaState = 'idle' | 'verifying' | 'slow' | 'verified' | 'renewing' | 'failed';

/** Milliseconds after which the box reports a slow challenge. */
const slowMs = 5_000;

type Options = {
  /** The URL of challenges. */
  challenge: string;
  /** The form is in use: the work begins, and is usually done when the box is ticked. */
  used: boolean;
  handle: Ref<Proving>;
};

/** The self-hosted captcha: work that costs a person's device a second, and a sender of thousands a lot. */
export function useAltcha({ challenge, used, handle }: Options) {
  const language = useLanguage();
  const [ticked, setTicked] = useState(false);
  const [state, setState] = useState<AltchaState>('idle');
  const [refusal, setRefusal] = useState('');
  const [renewals, setRenewals] = useState(0);
  const current = useRef<Promise<Proof>>(undefined);

  const prepare = useCallback(() => {
    if (current.current) return current.current;
    const proof = loadProof(challenge, language);
    current.current = proof;
    // A failure is shown once the box is ticked; the next try starts again.
    proof.catch(() => {
      if (current.current === proof) current.current = undefined;
    });
    return proof;
  }, [challenge, language]);
  const renew = () => {
    current.current = undefined;
    setRenewals((count) => count + 1);
  };
  const tick = (on: boolean) => {
    setTicked(on);
    setState(on ? 'verifying' : 'idle');
  };

  useEffect(() => {
    if (used) void prepare();
  }, [used, prepare]);

  useEffect(() => {
    if (!ticked) return;
    let [stopped, timer] = [false, 0];
    const follow = async () => {
      try {
        const { goodUntil } = await prepare();
        if (stopped) return;
        setState('verified');
        timer = window.setTimeout(renew, goodUntil - Date.now());
      } catch (error) {
        if (stopped) return;
        setRefusal(error instanceof Refusal ? error.message : '');
        setState('failed');
        setTicked(false);
      }
    };
    if (renewals > 0) setState('renewing');
    void follow();
    const slow = window.setTimeout(() => setState((now) => (now === 'verifying' ? 'slow' : now)), slowMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [ticked, renewals, prepare]);

  useImperativeHandle(handle, () => ({
    ready: () => ticked,
    async proof() {
      const { payload, goodUntil } = await prepare();
      if (Date.now() < goodUntil) return payload;
      // The device was asleep at the time of renewal.
      renew();
      return (await prepare()).payload;
    },
    reset() {
      current.current = undefined;
      setRenewals(0);
      tick(false);
    },
  }));

  return { ticked, state, refusal, tick };
}

/** The solver's code is fetched with the first challenge. */
async function loadProof(challenge: string, language: Language): Promise<Proof> {
  const { prove } = await import('./prove.ts');
  return prove(challenge, language);
}
