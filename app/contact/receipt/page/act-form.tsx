import type { FormEvent, ReactNode } from 'react';
import { href } from '#shared/site/href.ts';
import { useLanguage } from '../../../language.tsx';
import type { ReceiptAct, ReceiptPage } from './receipt-page.ts';

export type ActFormProps = {
  act: ReceiptAct;
  page: ReceiptPage;
  busy: boolean;
  /** Undefined where the browser itself has to send it. */
  onAct: ((act: ReceiptAct, fields: Record<string, string>) => void) | undefined;
  children: ReactNode;
};

/** A form of a receipt's page: it works without a script, then with the code in a hidden field. */
export function ActForm({ act, page, onAct, children }: ActFormProps) {
  const language = useLanguage();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onAct) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    onAct(act, Object.fromEntries(fields));
  };
  return (
    <form
      className="form"
      method="post"
      action={href('receipt', { language })}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="act" value={act} />
      {page.view && (
        <>
          <input type="hidden" name="receipt" value={page.receipt} />
          <input type="hidden" name="pass" value={page.view.pass} />
        </>
      )}
      {children}
    </form>
  );
}
