import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import type { Redirect } from '#shared/redirects/redirects.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { PageTurner } from '../ui/page-turner.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectRow } from './redirect-row.tsx';
import { saveRedirects } from './use-redirects.ts';

type Props = {
  redirects: Redirect[];
  total: number;
  q: string;
  page: number;
  onSearch: (q: string) => void;
  onTurn: (page: number) => void;
  onChanged: () => Promise<unknown>;
};

/** A page of the redirects, those saved last first; each is edited in its place, and removed with a way back. */
export function RedirectList({ redirects, total, q, page, onSearch, onTurn, onChanged }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const [editing, setEditing] = useState<string>();
  const { busy, failure, run } = useWork(t('redirects.saveFailed'));
  const before = (page - 1) * limits.redirectPageRows;
  const range = {
    from: numeral(language, before + 1),
    to: numeral(language, before + redirects.length),
    total: numeral(language, total),
  };
  const saved = (from: string) => {
    setEditing(undefined);
    focusHeading();
    noticeSuccess(t('redirects.saved', { from }));
    void onChanged();
  };
  const cancel = (row: string) => {
    flushSync(() => setEditing(undefined));
    document.getElementById(row)?.querySelector('button')?.focus();
  };
  const remove = ({ from, to }: Redirect) =>
    run(async () => {
      await saveRedirects({ from, to: null });
      const restore = () => void saveRedirects({ from, to }).then(onChanged);
      noticeSuccess(t('redirects.removed', { from }), { label: t('redirects.undo'), run: restore });
      await onChanged();
      focusHeading();
    });
  return (
    <>
      {(total > 0 || q !== '') && (
        <search className="redirect-search">
          <SearchField label={t('redirects.search')} q={q} onSearch={onSearch} />
          <p role="status" className="redirect-note">
            {redirects.length > 0 && t('redirects.range', range)}
          </p>
        </search>
      )}
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      {redirects.length === 0 && <Empty>{t(q ? 'redirects.noMatch' : 'redirects.none')}</Empty>}
      <ul className="redirect-list" role="list">
        {redirects.map((redirect, index) => (
          <li key={redirect.from} id={`${id}-${index}`} className="redirect-row">
            {editing === redirect.from ? (
              <RedirectForm stored={redirect} onSaved={saved} onCancel={() => cancel(`${id}-${index}`)} />
            ) : (
              <RedirectRow
                redirect={redirect}
                busy={busy}
                onEdit={() => setEditing(redirect.from)}
                onRemove={() => void remove(redirect)}
              />
            )}
          </li>
        ))}
      </ul>
      <PageTurner
        label={t('redirects.pages')}
        page={page}
        isLast={before + redirects.length >= total}
        names={[t('redirects.before'), t('redirects.after')]}
        onTurn={onTurn}
      />
    </>
  );
}
