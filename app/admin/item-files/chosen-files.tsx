import { type ReactNode, useRef, useState } from 'react';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { FormFields, Item, Numbered, Source } from './item-file-calls.ts';
import type { ItemFilesKind } from './item-files-kind.ts';
import { ProgressLine } from './progress-line.tsx';
import { type ChosenFile, useChosenFiles } from './use-chosen-files.ts';

type Props<Entry extends Numbered, Texts extends FormFields> = {
  kind: ItemFilesKind<Entry, Texts>;
  item: Item;
  /** The number of files that the item can have beside its own. */
  room: number;
  onAdded: () => void;
};

/** Files that are chosen and not yet added: each is asked for its texts, and keeps them where it is refused. */
export function ChosenFiles<Entry extends Numbered, Texts extends FormFields>({
  kind,
  item,
  room,
  onAdded,
}: Props<Entry, Texts>) {
  const t = useAdminMessages();
  const form = useRef<HTMLFormElement>(null);
  const { chosen, busy, choose, change, drop, discard, addAll } = useChosenFiles(kind, item, onAdded);
  const [tooMany, setTooMany] = useState(false);
  useUnsaved(chosen.length > 0, discard);
  const { name, Fields, Preview, Library } = kind;
  const left = Math.max(0, room - chosen.length);
  const take = (sources: Source[]) => {
    setTooMany(sources.length > left);
    void choose(sources.slice(0, left));
  };
  return (
    <form
      ref={form}
      className="chosen-files"
      tabIndex={-1}
      noValidate
      aria-label={t(`${name}.choose`)}
      onSubmit={(event) => {
        event.preventDefault();
        void addAll();
      }}
    >
      <FileDrop label={t(`${name}.drop`)} disabled={busy} onFiles={take}>
        <p className="field-hint">{t(`${name}.hint`)}</p>
        <FileButton
          label={t(`${name}.choose`)}
          accept={kind.accept}
          multiple
          disabled={busy}
          onFiles={take}
        />
        <p className="field-hint">{t(`${name}.rules`)}</p>
      </FileDrop>
      {Library && <Library disabled={busy || left === 0} max={left} onChoose={take} />}
      {tooMany && (
        <p className="field-error" role="alert">
          {t(kind.tooMany)}
        </p>
      )}
      {chosen.length > 0 && (
        <>
          <ul className="chosen-list" role="list">
            {chosen.map((each) => (
              <li key={each.key}>
                <Chosen
                  chosen={each}
                  busy={busy}
                  onDrop={() => {
                    drop(each.key);
                    form.current?.focus();
                  }}
                >
                  {Preview && (
                    <div className="file-preview">
                      <Preview source={each.source} />
                    </div>
                  )}
                  <Fields
                    texts={each.texts}
                    disabled={busy}
                    errors={each.errors}
                    onChange={(texts) => change({ ...each, texts })}
                  />
                </Chosen>
              </li>
            ))}
          </ul>
          <Button type="submit" variant="primary" aria-disabled={busy}>
            {t(`${name}.add`)}
          </Button>
        </>
      )}
    </form>
  );
}

/** The name of a file; of a picture that came without one, that under which it is stored. */
function nameOf(source: Source): string {
  return source.name || (source instanceof File ? '' : source.image.slice(source.image.lastIndexOf('/') + 1));
}

type ChosenProps = {
  chosen: ChosenFile<unknown>;
  busy: boolean;
  onDrop: () => void;
  children: ReactNode;
};

function Chosen({ chosen: { source, part, problem }, busy, onDrop, children }: ChosenProps) {
  const t = useAdminMessages();
  const name = nameOf(source);
  return (
    <fieldset className="plain-fieldset chosen-file">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <div className="file-form">{children}</div>
      <ProgressLine part={part} />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button variant="quiet" disabled={busy} onClick={onDrop}>
        {t('itemFiles.dropChoice', { name })}
      </Button>
    </fieldset>
  );
}
