import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { findRedirect, saveRedirects } from './use-redirects.ts';

type Props = {
  /** The redirect that is edited, as it is stored; none where one is added. */
  stored?: { from: string; to: string };
  from?: string;
  onSaved: (from: string) => void;
  onCancel?: () => void;
};

/** An old path and its target. A refused one stays as it was typed, with the reason at its field. */
export function RedirectForm({ stored, from: given = '', onSaved, onCancel }: Props) {
  const t = useAdminMessages();
  const [from, setFrom] = useState(stored?.from ?? given);
  const [to, setTo] = useState(stored?.to ?? '');
  const [known, setKnown] = useState<string>();
  const { busy, failure, run } = useWork(t('redirects.saveFailed'));
  const form = useRef<HTMLFormElement>(null);
  const first = stored ? 'from' : given && 'to';
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus();
  }, [first]);
  const errorOf = (field: string) =>
    Object.entries(failure?.errors ?? {}).find(([name]) => name.endsWith(`.${field}`))?.[1][0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setKnown(undefined);
    await run(async () => {
      const typed = from.trim();
      const isMoved = stored && stored.from !== typed;
      // Another redirect of this path is not replaced unseen
      const other = stored?.from === typed ? undefined : await findRedirect(typed);
      if (other) return setKnown(other.to);
      await saveRedirects(...(isMoved ? [{ from: stored.from, to: null }] : []), {
        from: typed,
        to: to.trim(),
      });
      if (!stored) {
        setFrom('');
        setTo('');
      }
      return onSaved(typed);
    });
  };
  const fromError = known === undefined ? errorOf('from') : t('redirects.exists', { to: known });
  const toError = errorOf('to');
  return (
    <form ref={form} className="redirect-form" onSubmit={(event) => void submit(event)}>
      <LineInput
        label={t('redirects.from')}
        hint={stored ? undefined : t('redirects.fromHint')}
        error={fromError}
        name="from"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <LineInput
        label={t('redirects.to')}
        hint={stored ? undefined : t('redirects.toHint')}
        error={toError}
        name="to"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      {failure && !fromError && !toError && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="redirect-form-actions">
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t(busy ? 'redirects.saving' : 'redirects.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={() => busy || onCancel()}>
            {t('edit.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
