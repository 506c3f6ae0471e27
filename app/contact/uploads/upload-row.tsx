import { IconCircleCheck } from '@tabler/icons-react';
import { numeral } from '#shared/numeral.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import type { Upload } from './use-uploads.ts';

type Props = { upload: Upload; onResume: () => void; onCancel: () => void };

/** A file on its way: what became of it, and what can be done about it. */
export function UploadRow({ upload, onResume, onCancel }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const { id, name, step, progress, message } = upload;
  const percent = numeral(language, Math.floor(progress * 100));
  return (
    <li>
      <p className="uploads-name" id={`${id}-name`} dir="auto">
        {name}
      </p>
      {step === 'received' ? (
        <p className="uploads-received">
          <IconCircleCheck size={20} aria-hidden />
          {t('uploads.received')}
        </p>
      ) : (
        <>
          {step !== 'refused' && <progress value={progress} max={1} aria-labelledby={`${id}-name`} />}
          <p className={message ? 'field-error' : 'field-hint'} role={message ? 'alert' : undefined}>
            {message ?? (step === 'waiting' ? t('uploads.waiting') : t('uploads.progress', { percent }))}
          </p>
          <div className="button-row">
            {(step === 'paused' || step === 'unclean') && (
              <button
                type="button"
                className="button button-outline"
                aria-describedby={`${id}-name`}
                onClick={onResume}
              >
                {t(step === 'paused' ? 'uploads.resume' : 'uploads.asItIs')}
              </button>
            )}
            <button
              type="button"
              className="button button-outline"
              aria-describedby={`${id}-name`}
              onClick={onCancel}
            >
              {t(step === 'refused' ? 'uploads.dismiss' : 'uploads.cancel')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}
