import { useState } from 'react';
import type { CaseFile } from '#shared/forms/case-file.ts';
import * as limits from '#shared/limits.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { CaseChips } from './case-chips.tsx';
import { RelatedCases } from './related-cases.tsx';
import type { CaseWork } from './use-case.ts';

/** Settled facts of a case: the officer in charge, a day, labels, and related cases. Each change is stored at once. */
export function CaseFacts({ work }: { work: CaseWork }) {
  const t = useAdminMessages();
  const { state, file, retry, busy, failures, add } = work;
  if (state === 'failed') return <ErrorBox onRetry={retry}>{t('case.loadFailed')}</ErrorBox>;
  if (!file) return null;
  return (
    <div className="case-work" role="group" aria-label={t('case.title')} aria-busy={busy}>
      <div className="case-settled">
        <Labelled label={t('case.assignee')} error={undefined}>
          {(attributes) => (
            <select
              {...attributes}
              className="input"
              value={file.assignee?.id ?? ''}
              onChange={({ target }) => void add({ kind: 'assignee', assignee: target.value || null })}
            >
              <option value="">{t('case.nobody')}</option>
              {choices(file).map(({ id, email, holds }) => (
                <option key={id} value={id}>
                  {holds ? email : t('case.noHolder', { email })}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {/* Another officer's day is shown in place of one that is typed */}
        <DueField key={file.due_on ?? ''} due={file.due_on} work={work} />
      </div>
      <Labels file={file} work={work} />
      <RelatedCases file={file} work={work} />
      {failures.facts && <ErrorBox>{failures.facts.message}</ErrorBox>}
    </div>
  );
}

/** Those to whom the case can be given, and the one who has it. */
function choices({ officers, assignee }: CaseFile) {
  const holders = officers.map((officer) => ({ ...officer, holds: true }));
  if (!assignee || officers.some(({ id }) => id === assignee.id)) return holders;
  return [...holders, { ...assignee, holds: false }];
}

function DueField({ due, work: { busy, add } }: { due: string | null; work: CaseWork }) {
  const t = useAdminMessages();
  const [typed, setTyped] = useState(due ?? '');
  const store = () => {
    if (!busy && typed !== (due ?? '')) void add({ kind: 'due', due_on: typed || null });
  };
  return (
    <Labelled label={t('case.due')} error={undefined}>
      {(attributes) => (
        <input
          {...attributes}
          className="input"
          type="date"
          dir="ltr"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={store}
          onKeyDown={({ key }) => key === 'Enter' && store()}
        />
      )}
    </Labelled>
  );
}

function Labels({ file, work: { busy, add } }: { file: CaseFile; work: CaseWork }) {
  const t = useAdminMessages();
  return (
    <CaseChips
      name={t('case.labels')}
      chips={file.labels.map((label) => ({
        key: label,
        content: <bdi>{label}</bdi>,
        removeLabel: t('case.label.remove', { label }),
        onRemove: () => void add({ kind: 'labels', added: [], removed: [label] }),
      }))}
      field={{ 'dir': 'auto', 'maxLength': limits.caseLabelCharacters, 'aria-label': t('case.label.new') }}
      addLabel={t('case.label.add')}
      busy={busy}
      onAdd={(typed) => add({ kind: 'labels', added: [typed], removed: [] })}
    />
  );
}
