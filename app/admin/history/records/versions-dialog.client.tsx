import { useState } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import { numeral } from '#shared/numeral.ts';
import type { RecordRevision } from '#shared/publishing/records.ts';
import { useLanguage } from '../../../language.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { differences } from '../../panel/differences.ts';
import { useMay } from '../../session/session-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pending } from '../../ui/pending.tsx';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { WordDiff } from '../word-diff.tsx';
import type { RecordProps } from './earlier-versions.tsx';
import { loadRevisions, loadValue, restoreRecord } from './record-calls.ts';

type Props = RecordProps & { onClose: () => void };

/** The earlier versions of a record: each can be compared with the stored one and restored. */
export function VersionsDialog({ onClose, ...props }: Props) {
  const t = useAdminMessages();
  const { record, title, current } = props;
  const { loaded, retry } = useLoaded(() => loadRevisions(record));
  const [chosen, setChosen] = useState<number>();
  const earlier =
    loaded.state === 'loaded'
      ? loaded.data.filter(({ kind, version }) => kind !== 'removed' && version !== current.version)
      : [];
  return (
    <DialogFrame title={`${t('history.earlier')}: ${title}`} onEscape={onClose}>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('history.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && earlier.length === 0 && <p>{t('history.noEarlier')}</p>}
      <ul className="versions" role="list">
        {earlier.map((revision) => (
          <li key={revision.revision} className="timeline-entry">
            <VersionText {...revision} />
            <Button
              aria-expanded={chosen === revision.revision}
              onClick={() => setChosen(chosen === revision.revision ? undefined : revision.revision)}
            >
              {t('history.compare')}
            </Button>
            {chosen === revision.revision && (
              <VersionChanges {...props} revision={revision.revision} onClose={onClose} />
            )}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('admin.close')}</Button>
      </div>
    </DialogFrame>
  );
}

function VersionText({ revision, version, author, kind }: RecordRevision) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <div className="timeline-what">
      <h3 className="timeline-title">
        {t('history.version', { number: numeral(language, revision) })}
        {kind !== 'removed' && <span className="timeline-kind">{t(`history.revision.${kind}`)}</span>}
      </h3>
      <p className="timeline-who">
        {Date.parse(version) > 0 && <time dateTime={version}>{formatDateTime(language, version)}</time>}
        {author && <bdi>{author}</bdi>}
      </p>
    </div>
  );
}

type ChangesProps = Props & { revision: number };

/** The fields in which the stored record differs from a version, and the way back to it. */
function VersionChanges({ record, revision, lines, current, onRestored, onClose }: ChangesProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded, retry } = useLoaded(() => loadValue(record, revision));
  const { busy, failure, run } = useWork(t('history.restoreFailed'));
  const canRestore = useMay()(record.startsWith('settings/') ? 'change-settings' : 'publish');
  if (loaded.state === 'loading') return <Pending />;
  if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('history.failed')}</ErrorBox>;
  const differing = differences(lines(loaded.data), current.lines());
  const number = numeral(language, revision);
  const restore = async () => {
    const updated_at = current.version ?? '';
    const restored = await run(() => restoreRecord(record, { revision, updated_at }));
    if (!restored) return;
    noticeSuccess(t('history.recordRestored', { number }));
    onRestored(restored);
    onClose();
  };
  return (
    <div className="version-changes">
      {differing.length === 0 && <p>{t('history.equal')}</p>}
      {differing.map(({ path, label, language: side, mine, theirs }) => (
        <section key={path} className="compared-field">
          <h4>
            {label} {side && <span className="field-hint">{t(`history.side.${side}`)}</span>}
          </h4>
          <WordDiff before={mine} after={theirs} language={side ?? language} />
        </section>
      ))}
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      {canRestore && (
        <p className="button-row">
          <Button variant="primary" aria-disabled={busy} onClick={() => busy || void restore()}>
            {t('history.restore', { number })}
          </Button>
        </p>
      )}
    </div>
  );
}
