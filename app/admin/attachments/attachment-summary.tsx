import { languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import type { Attachment } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A file of an item: its names, type, size and language, and what its editor should know. */
export function AttachmentSummary({ entry: file }: { entry: Attachment }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const isLarge = file.bytes >= 1_000_000;
  const size = t(isLarge ? 'attachments.megabytes' : 'attachments.kilobytes', {
    size: numeral(language, isLarge ? Math.ceil(file.bytes / 100_000) / 10 : Math.ceil(file.bytes / 1_000)),
  });
  return (
    <div className="file-what">
      {languages.map((side) => (
        <p key={side} className="file-name" hidden={!file[`name_${side}`]}>
          <bdi lang={side}>{file[`name_${side}`]}</bdi>
        </p>
      ))}
      <p className="field-hint">
        <bdi>{file.type.toUpperCase()}</bdi> · <bdi>{size}</bdi> ·{' '}
        {t(`attachments.language.${file.language}`)}
      </p>
      {(!file.name_ar || !file.name_en) && (
        <p className="field-hint">{t(file.name_ar ? 'attachments.noEnglish' : 'attachments.noArabic')}</p>
      )}
      {file.problem && (
        <p className="note note-warning note-small">{t(`attachments.problem.${file.problem}`)}</p>
      )}
    </div>
  );
}
