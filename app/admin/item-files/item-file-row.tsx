import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { FormFields, Item, Numbered } from './item-file-calls.ts';
import type { ItemFilesKind } from './item-files-kind.ts';
import { OrderButtons } from './order-buttons.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { Failure } from './use-item-files.ts';

type RowActions<Texts> = {
  run: (work: () => Promise<unknown>) => void;
  /** Resolves to true where the file has that place. */
  move: (place: number) => Promise<boolean>;
  replace: (file: File) => void;
  remove: (name: string) => void;
  /** Changes the texts, or ends their change. */
  edit: (texts: Texts | undefined) => void;
  save: () => void;
};

type Props<Entry extends Numbered, Texts extends FormFields> = {
  kind: ItemFilesKind<Entry, Texts>;
  item: Item;
  entry: Entry;
  /** Counts from 1. */
  place: number;
  count: number;
  /** The texts that are being changed. */
  texts: Texts | undefined;
  busy: boolean;
  failure: Failure | undefined;
  /** The part of its new content that is sent. */
  part: number | undefined;
  actions: RowActions<Texts>;
};

/** A file that an item has, with everything that can be done with it. */
export function ItemFileRow<Entry extends Numbered, Texts extends FormFields>({
  kind,
  item,
  entry,
  place,
  count,
  texts,
  busy,
  failure,
  part,
  actions,
}: Props<Entry, Texts>) {
  const t = useAdminMessages();
  const language = useLanguage();
  const row = useRef<HTMLLIElement>(null);
  const isEdited = texts !== undefined;
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    row.current?.querySelector<HTMLElement>(isEdited ? 'input' : '.file-edit')?.focus();
  }, [isEdited]);
  useEffect(() => {
    const form = failure && row.current?.querySelector('form');
    // A field that was disabled meanwhile has lost the focus
    form?.querySelector<HTMLElement>('[aria-invalid=true], [type=submit]')?.focus();
  }, [failure]);
  const { Fields, Summary, Actions, Thumbnail } = kind;
  const name = kind.nameOf(entry, language, place);
  const of = (action: string) => `${action} — ${name}`;
  const state = (
    <>
      <ProgressLine part={part} />
      {failure?.message && (
        <p className="field-error" role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
  if (texts) {
    return (
      <li ref={row}>
        <form
          noValidate
          aria-label={of(t(`${kind.name}.edit`))}
          onSubmit={(event) => {
            event.preventDefault();
            actions.save();
          }}
        >
          <div className="file-form">
            {Thumbnail && <Thumbnail entry={entry} />}
            <Fields texts={texts} disabled={busy} errors={failure?.errors ?? {}} onChange={actions.edit} />
          </div>
          {state}
          <div className="file-actions">
            <Button type="submit" aria-disabled={busy}>
              {t(`${kind.name}.save`)}
            </Button>
            <Button variant="quiet" onClick={() => actions.edit(undefined)}>
              {t('edit.cancel')}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li ref={row}>
      <div className="file-row">
        <OrderButtons place={place} count={count} of={of} busy={busy} onMove={actions.move} />
        <Summary entry={entry} />
      </div>
      {state}
      <div className="file-actions">
        <Actions item={item} entry={entry} of={of} busy={busy} run={actions.run} />
        <Button
          variant="quiet"
          className="file-edit"
          disabled={busy}
          aria-label={of(t(`${kind.name}.edit`))}
          onClick={() => actions.edit(kind.textsOf(entry))}
        >
          {t(`${kind.name}.edit`)}
        </Button>
        <FileButton
          label={t('itemFiles.replace')}
          name={of(t('itemFiles.replace'))}
          accept={kind.accept}
          disabled={busy}
          onFile={actions.replace}
        />
        <Button
          className="button-delete"
          disabled={busy}
          aria-label={of(t('itemFiles.remove'))}
          onClick={() => actions.remove(name)}
        >
          {t('itemFiles.remove')}
        </Button>
      </div>
    </li>
  );
}
