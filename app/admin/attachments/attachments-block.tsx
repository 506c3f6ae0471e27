import '../../styles/admin/publishing/attachments.css';
import { useId } from 'react';
import * as limits from '#shared/limits.ts';
import { attachmentFileName } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { download } from '../ui/save-file.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { contentOf, type Item } from './attachment-calls.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useAttachments } from './use-attachments.ts';

/** The files of an item. Each change counts at once, whatever else is edited. */
export function AttachmentsBlock({ section, id }: Item) {
  const t = useAdminMessages();
  const language = useLanguage();
  const heading = useId();
  const item = { section, id };
  const { loaded, reload, retry, work, busy, failureOf, progressOf } = useAttachments(item);
  return (
    <section className="attachments" aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {t('attachments.title')}
      </h3>
      <p className="field-hint">{t('attachments.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('attachments.loadFailed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <>
          {loaded.data.length > 0 && (
            <ol className="attachment-list" role="list">
              {loaded.data.map((file, index) => {
                const { number } = file;
                const failure = failureOf(number);
                const save = async () =>
                  download(attachmentFileName(file, language), await contentOf(item, number));
                return (
                  <li key={number}>
                    <AttachmentRow
                      file={file}
                      isFirst={index === 0}
                      isLast={index === loaded.data.length - 1}
                      busy={busy}
                      errors={failure?.errors ?? {}}
                      actions={{
                        move: (by) => work.move(number, index + 1 + by),
                        replace: (chosen) => work.replace(number, chosen),
                        remove: () => {
                          work.remove(file);
                          document.getElementById(heading)?.focus();
                        },
                        rename: (texts) => work.rename(number, texts),
                        download: () => work.run(number, save),
                      }}
                    >
                      <ProgressLine part={progressOf(number)} />
                      {failure?.message && (
                        <p className="field-error" role="alert">
                          {failure.message}
                        </p>
                      )}
                    </AttachmentRow>
                  </li>
                );
              })}
            </ol>
          )}
          <ChosenFiles
            item={item}
            room={limits.maxAttachments - loaded.data.length}
            onAdded={() => void reload()}
          />
        </>
      )}
    </section>
  );
}
