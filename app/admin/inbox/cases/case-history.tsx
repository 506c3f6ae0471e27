import { type FormEvent, useId } from 'react';
import * as limits from '#shared/limits.ts';
import { useLanguage } from '../../../language.tsx';
import { setReplyDraft, useReplyDraft } from '../../drafts/reply-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { aboutThen } from '../inbox-time.ts';
import { entryLines } from './entry-lines.ts';
import type { CaseWork } from './use-case.ts';

/** The history of a case among officers, and a note to add to it. */
export function CaseHistory({ work: { draftKey, file, busy, failures, add } }: { work: CaseWork }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const heading = useId();
  const note = useReplyDraft(draftKey);
  if (!file) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy && (await add({ kind: 'note', text: note }))) setReplyDraft(draftKey, '');
  };
  return (
    <section className="case-history" aria-labelledby={heading}>
      <h4 id={heading}>{t('case.history')}</h4>
      <p className="field-hint">{t('case.onlyOfficers')}</p>
      {file.entries.length > 0 && (
        <ol>
          {file.entries.map((entry) => (
            <li key={entry.number} data-note={entry.content?.kind === 'note' || undefined}>
              <p className="case-entry-about">
                {entry.by && <bdi>{entry.by.email}</bdi>}{' '}
                <time dateTime={entry.created_at}>{aboutThen(language, entry.created_at)}</time>
              </p>
              {entryLines(entry, t, language).map((line) => (
                <p key={line} className="case-entry-text" dir="auto">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void submit(event)}>
        <Labelled label={t('case.note')} error={undefined}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="input"
              dir="auto"
              rows={3}
              required
              maxLength={limits.caseNoteCharacters}
              value={note}
              onChange={({ target }) => setReplyDraft(draftKey, target.value)}
            />
          )}
        </Labelled>
        {failures.note && <ErrorBox>{failures.note.message}</ErrorBox>}
        <Button type="submit" aria-disabled={busy}>
          {t('case.note.store')}
        </Button>
      </form>
    </section>
  );
}
