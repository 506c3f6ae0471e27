import { IconArrowDown, IconArrowUp, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { type Attachment, attachmentName } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { acceptedTypes } from './accepted-types.ts';
import type { FileTexts } from './attachment-calls.ts';
import { TextFields } from './text-fields.tsx';

export type RowActions = {
  move: (by: -1 | 1) => void;
  replace: (file: File) => void;
  remove: () => void;
  download: () => void;
  /** Resolves to true where the texts are stored. */
  rename: (texts: FileTexts) => Promise<boolean>;
};

type Props = {
  file: Attachment;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  errors: Record<string, string[]>;
  actions: RowActions;
  /** Progress and failures. */
  children: ReactNode;
};

/** A file that an item has, with everything that can be done with it. */
export function AttachmentRow({ file, isFirst, isLast, busy, errors, actions, children }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [texts, setTexts] = useState<FileTexts>();
  const name = attachmentName(file, language);
  const isLarge = file.bytes >= 1_000_000;
  const size = t(isLarge ? 'attachments.megabytes' : 'attachments.kilobytes', {
    size: numeral(language, isLarge ? Math.ceil(file.bytes / 100_000) / 10 : Math.ceil(file.bytes / 1_000)),
  });
  const of = (action: string) => `${action} — ${name}`;
  if (texts) {
    const save = async () => {
      if (await actions.rename(texts)) setTexts(undefined);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextFields texts={texts} disabled={busy} errors={errors} onChange={setTexts} />
        {children}
        <div className="file-actions">
          <Button type="submit" aria-disabled={busy}>
            {t('attachments.saveName')}
          </Button>
          <Button variant="quiet" onClick={() => setTexts(undefined)}>
            {t('edit.cancel')}
          </Button>
        </div>
      </form>
    );
  }
  const { name_ar, name_en, language: written } = file;
  return (
    <>
      <div className="file-row">
        <div className="file-order">
          <button
            type="button"
            className="icon-button"
            aria-label={of(t('attachments.up'))}
            disabled={isFirst || busy}
            onClick={() => actions.move(-1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={of(t('attachments.down'))}
            disabled={isLast || busy}
            onClick={() => actions.move(1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </button>
        </div>
        <div className="file-what">
          {languages.map((side) => (
            <p key={side} className="file-name" hidden={!file[`name_${side}`]}>
              <bdi lang={side}>{file[`name_${side}`]}</bdi>
            </p>
          ))}
          <p className="field-hint">
            <bdi>{file.type.toUpperCase()}</bdi> · <bdi>{size}</bdi> · {t(`attachments.language.${written}`)}
          </p>
          {(!name_ar || !name_en) && (
            <p className="field-hint">{t(name_ar ? 'attachments.noEnglish' : 'attachments.noArabic')}</p>
          )}
          {file.problem && (
            <p className="note note-warning note-small">{t(`attachments.problem.${file.problem}`)}</p>
          )}
        </div>
      </div>
      {children}
      <div className="file-actions">
        <Button variant="quiet" aria-label={of(t('attachments.download'))} onClick={actions.download}>
          <IconDownload size={18} aria-hidden />
          {t('attachments.download')}
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          aria-label={of(t('attachments.rename'))}
          onClick={() => setTexts({ name_ar, name_en, language: written })}
        >
          {t('attachments.rename')}
        </Button>
        <FileButton
          label={t('attachments.replace')}
          name={of(t('attachments.replace'))}
          accept={acceptedTypes}
          disabled={busy}
          onFile={actions.replace}
        />
        <Button
          className="button-delete"
          disabled={busy}
          aria-label={of(t('attachments.remove'))}
          onClick={actions.remove}
        >
          {t('attachments.remove')}
        </Button>
      </div>
    </>
  );
}
