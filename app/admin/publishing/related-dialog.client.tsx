import { useId, useState } from 'react';
import { type RelationKind, relationKinds } from '#shared/publishing/relations.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemDocument } from './item-document.ts';
import { ItemPicker } from './item-picker.tsx';
import { relateItem } from './publishing-calls.ts';
import type { FoundItem } from './use-found-items.ts';

type Props = { item: ItemDocument; onDone: (item: ItemDocument) => void; onClose: () => void };

/** Makes an announcement a notice about another one of its section, or about none. */
export function RelatedDialog({ item, onDone, onClose }: Props) {
  const t = useAdminMessages();
  const name = useId();
  const [kind, setKind] = useState<RelationKind>(item.related?.kind ?? 'addendum');
  const [chosen, setChosen] = useState<FoundItem>();
  const [isSent, setSent] = useState(false);
  const { busy, failure, run } = useWork(t('publish.failed'));

  const concerns = chosen ? { section: chosen.section, id: chosen.id } : item.related?.concerns;
  const relate = async () => {
    setSent(true);
    if (!concerns) return;
    const related = await run(() => relateItem(item, { concerns, kind }));
    if (related) onDone(related);
  };
  const end = async () => {
    const related = await run(() => relateItem(item, null));
    if (related) onDone(related);
  };
  const refused = failure?.errors['concerns']?.[0];
  const problem = isSent && !concerns ? t('publishing.noRelated') : refused;
  return (
    <DialogFrame title={t('related.title')} onEscape={onClose}>
      <p>{t('related.lead')}</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void relate();
        }}
      >
        <fieldset className="plain-fieldset">
          <legend>{t('related.kind')}</legend>
          {relationKinds.map((each) => (
            <label key={each} className="option">
              <input type="radio" name={name} checked={each === kind} onChange={() => setKind(each)} />
              {t(`related.kind.${each}`)}
            </label>
          ))}
        </fieldset>
        <ItemPicker
          label={t('related.item')}
          section={item.section}
          except={item}
          chosen={chosen}
          error={problem}
          onChoose={setChosen}
        />
        {failure && !refused && <ErrorBox>{failure.message}</ErrorBox>}
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          {item.related && (
            <Button aria-disabled={busy} onClick={() => void end()}>
              {t('related.end')}
            </Button>
          )}
          <Button variant="primary" type="submit" aria-disabled={busy}>
            {t('related.confirm')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
