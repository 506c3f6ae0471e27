import '../../styles/admin/publishing/preview.css';
import { useId, useState } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import * as limits from '#shared/limits.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { NewLink } from './new-link.tsx';
import { type Item, linksOf, makeLink, type NewPreview, type PreviewLink } from './preview-calls.ts';

/** The links with which people without an account read an item: those that are valid, and the way to another one. */
export function PreviewLinks({ section, id }: Item) {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => linksOf({ section, id }));
  const [made, setMade] = useState<NewPreview>();
  return (
    <section className="preview-links" aria-label={t('previews.links')}>
      <p className="field-hint">{t('previews.lead')}</p>
      <LinkForm
        item={{ section, id }}
        onMade={(link) => {
          setMade(link);
          void reload();
        }}
      />
      {made && <NewLink key={made.id} link={made} />}
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('previews.loadFailed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <LinkList
          links={loaded.data}
          onWithdrawn={(link) => {
            if (link === made?.id) setMade(undefined);
            void reload();
          }}
        />
      )}
    </section>
  );
}

function LinkForm({ item, onMade }: { item: Item; onMade: (link: NewPreview) => void }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const [days, setDays] = useState<number>(7);
  const { busy, failure, run } = useWork(t('previews.makeFailed'));
  const make = async () => {
    const link = await run(() => makeLink(item, days));
    if (link) onMade(link);
  };
  return (
    <form
      className="preview-make"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('previews.days')}</label>
        <select
          className="input"
          id={id}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {limits.previewDays.map((each) => (
            <option key={each} value={each}>
              {countedMessage(language, 'previews.forDays', each, { count: numeral(language, each) })}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" aria-disabled={busy}>
        {t('previews.make')}
      </Button>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </form>
  );
}

function LinkList({ links, onWithdrawn }: { links: PreviewLink[]; onWithdrawn: (id: string) => void }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState<PreviewLink>();
  if (links.length === 0) return <p className="field-hint">{t('previews.none')}</p>;
  const until = ({ expires_at }: PreviewLink) =>
    t('previews.until', { time: formatDateTime(language, expires_at) });
  return (
    <>
      <ul className="preview-list" role="list">
        {links.map((link) => (
          <li key={link.id}>
            <p>
              {until(link)}
              <span className="field-hint">
                {t('previews.by', { time: formatDateTime(language, link.created_at) })}{' '}
                <bdi dir="ltr">{link.author}</bdi>
                {link.items.length > 1 &&
                  ` · ${countedMessage(language, 'previews.withOthers', link.items.length - 1)}`}
              </span>
            </p>
            <Button
              className="button-delete"
              aria-label={`${t('previews.withdraw')} — ${until(link)}`}
              onClick={() => setChosen(link)}
            >
              {t('previews.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ActionDialog
          question={t('previews.withdrawQuestion')}
          action={t('previews.withdraw')}
          variant="danger"
          request={{ path: `previews/${chosen.id}`, method: 'DELETE' }}
          onCancel={() => setChosen(undefined)}
          onDone={({ message }) => {
            setChosen(undefined);
            noticeSuccess(message);
            onWithdrawn(chosen.id);
          }}
        >
          <p>{t('previews.withdrawLead')}</p>
        </ActionDialog>
      )}
    </>
  );
}
