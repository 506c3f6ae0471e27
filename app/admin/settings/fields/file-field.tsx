import '../../../styles/admin/publishing/library.css';
import '../../../styles/pages/focal-points.css';
import { IconFile } from '@tabler/icons-react';
import { useId } from 'react';
import { LibraryButton } from '../../media/picker/library-button.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { type FileKind, fileKinds } from '../../ui/fields/file-kinds.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import { StoredFile } from '../stored-file.tsx';
import type { FieldProps } from './field-props.ts';
import { type StoredFileResponse, useSending } from './use-upload.ts';

type Props = Omit<FieldProps, 'shape'> & { kind: FileKind };

/** A file by drag, paste or the file dialog. Of a document the value holds its size too, of the others only the path. */
export function FileField({ kind, label, hint, path, value, onChange }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const { disabled, errors } = useSettingsForm();
  const { file, bytes } = kind === 'document' ? (value as StoredFileResponse) : { file: value as string };
  const take = (stored: StoredFileResponse) => onChange(kind === 'document' ? stored : stored.file);
  const { sending, problem, names, send, dismiss } = useSending(kind, take);
  const error = problem ?? errors[path]?.[0];
  const name = t(label);
  return (
    <div className="image-picker file-field" role="group" aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      {hint && <p className="field-hint">{t(hint)}</p>}
      <FileDrop
        label={t('settings.dropFile', { name })}
        disabled={disabled}
        onFile={(chosen) => void send(chosen)}
      >
        {file ? (
          <StoredFile kind={kind} file={file} bytes={bytes} />
        ) : (
          <IconFile size={40} stroke={1.25} aria-hidden />
        )}
        <FileButton
          label={t('settings.chooseFileFor', { name })}
          accept={fileKinds[kind].accept}
          disabled={disabled || sending}
          onFile={(chosen) => void send(chosen)}
        />
        <p className="field-hint">{t(fileKinds[kind].rules)}</p>
      </FileDrop>
      {kind === 'picture' && (
        <LibraryButton
          name={t('settings.libraryFor', { name })}
          disabled={disabled || sending}
          onChoose={([chosen]) => {
            dismiss();
            if (chosen) take({ file: chosen.image, bytes: chosen.bytes });
          }}
        />
      )}
      <p role="status" className={sending ? 'field-hint' : 'visually-hidden'}>
        {sending && t('settings.uploading')}
      </p>
      {(['title', 'author'] as const).map(
        (part) =>
          names[part] && (
            <p key={part} className="field-hint" role="status">
              {t(`settings.document.${part}`, { [part]: names[part] })}
            </p>
          ),
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {file && (
        <Button variant="quiet" disabled={disabled || sending} onClick={() => take({ file: '', bytes: 0 })}>
          {t('settings.clearFileOf', { name })}
        </Button>
      )}
    </div>
  );
}
