import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { bytesText } from '../../ui/quantities.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { aboutThen } from '../inbox-time.ts';
import type { useCaseFiles } from './use-case-files.ts';

type Props = { file: SenderFile; calls: Pick<ReturnType<typeof useCaseFiles>, 'busy' | 'view' | 'save'> };

/** A file of a case: its name, its size, whether it still has hidden details, and the ways to open it. */
export function FileRow({ file, calls: { busy, view, save } }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { number, name, bytes, details, created_at, damaged } = file;
  if (damaged) return <li className="case-file">{t('caseFiles.damaged')}</li>;
  const isBusy = busy !== undefined;
  return (
    <li className="case-file" aria-busy={busy === number}>
      <div>
        <p className="case-file-name">
          <bdi>{name}</bdi>
        </p>
        <p className="field-hint">
          <bdi>{bytesText(language, bytes)}</bdi> ·{' '}
          <time dateTime={created_at}>{aboutThen(language, created_at)}</time>
          {details !== 'none' && <> · {t(`caseFiles.details.${details}`)}</>}
        </p>
      </div>
      <div className="case-file-actions">
        <Button
          aria-label={t('caseFiles.viewOf', { name })}
          aria-disabled={isBusy}
          onClick={() => isBusy || void view(number)}
        >
          {t('caseFiles.view')}
        </Button>
        <Button
          aria-label={t('caseFiles.saveOf', { name })}
          aria-disabled={isBusy}
          onClick={() => isBusy || void save(file)}
        >
          {t('caseFiles.save')}
        </Button>
      </div>
    </li>
  );
}
