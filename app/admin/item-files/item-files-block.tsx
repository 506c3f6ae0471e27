import { useId } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { ChosenFiles } from './chosen-files.tsx';
import type { BlockProps, FormFields, Numbered } from './item-file-calls.ts';
import { ItemFileRow } from './item-file-row.tsx';
import type { ItemFilesKind } from './item-files-kind.ts';
import { useChanges } from './use-changes.ts';
import { useEditedTexts } from './use-edited-texts.ts';
import { useItemFiles } from './use-item-files.ts';

type Props<Entry extends Numbered, Texts extends FormFields> = {
  kind: ItemFilesKind<Entry, Texts>;
} & BlockProps;

/** The files of an item, of one kind. Each change counts at once, whatever else is edited. */
export function ItemFilesBlock<Entry extends Numbered, Texts extends FormFields>({
  kind,
  section,
  id,
  onChange,
}: Props<Entry, Texts>) {
  const t = useAdminMessages();
  const heading = useId();
  const item = { section, id };
  const { loaded, reload, retry, work, busy, failureOf, progressOf } = useItemFiles(kind, item);
  useChanges(loaded.state === 'loaded' ? loaded.data : undefined, onChange);
  const entries = loaded.state === 'loaded' ? loaded.data : [];
  const { edited, edit } = useEditedTexts<Texts>(
    `${kind.name}-${item.section}-${item.id}`,
    entries.map(({ number }) => number),
  );
  return (
    <section className="item-files" aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {t(`${kind.name}.title`)}
      </h3>
      <p className="field-hint">{t(`${kind.name}.lead`)}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t(`${kind.name}.loadFailed`)}</ErrorBox>}
      {entries.length > 0 && (
        <ol className="file-list" role="list">
          {entries.map((entry, index) => {
            const { number } = entry;
            const texts = edited[number];
            return (
              <ItemFileRow
                key={number}
                kind={kind}
                item={item}
                entry={entry}
                place={index + 1}
                count={entries.length}
                texts={texts}
                busy={busy}
                failure={failureOf(number)}
                part={progressOf(number)}
                actions={{
                  run: (call) => work.run(number, call),
                  move: (place) => work.move(number, place),
                  replace: (file) => work.replace(number, file),
                  remove: (name) => {
                    work.remove(number, name);
                    document.getElementById(heading)?.focus();
                  },
                  edit: (to) => edit(number, to),
                  save: () => texts && work.saveTexts(number, texts, () => edit(number, undefined)),
                }}
              />
            );
          })}
        </ol>
      )}
      {loaded.state === 'loaded' && (
        <ChosenFiles kind={kind} item={item} room={kind.max - entries.length} onAdded={() => void reload()} />
      )}
    </section>
  );
}
