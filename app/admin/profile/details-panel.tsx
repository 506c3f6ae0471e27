import { useState } from 'react';
import { type DetailGroup, detailGroups } from '#shared/content/detail-groups.ts';
import type { ManagerDetails } from '#shared/content/manager-profile.ts';
import { EarlierVersions } from '../history/records/earlier-versions.tsx';
import type { Restored } from '../history/records/record-calls.ts';
import { useUndo } from '../history/records/use-undo.ts';
import { EditPanel } from '../panel/edit-panel.tsx';
import { useEditing, type Version } from '../panel/use-editing.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { DeleteRecord } from './delete-record.tsx';
import {
  type DetailsResponse,
  detailLines,
  loadDetails,
  readDetails,
  saveDetails,
  without,
} from './details.ts';
import { RecordGroups } from './record-groups.client.tsx';
import { RecordList } from './record-list.tsx';

type Chosen = { group: DetailGroup; key: string };

/**
 * The seven groups of records, saved together; a stored record is deleted by a call of its own, after a
 * question.
 */
export function DetailsPanel({ stored }: { stored: Version<ManagerDetails> }) {
  const t = useAdminMessages();
  const [deleting, setDeleting] = useState<Chosen>();
  const notice = useUndo();
  const editing = useEditing({
    name: 'about-manager-details',
    stored,
    save: saveDetails,
    readCurrent: (current) => readDetails(current as DetailsResponse),
    onSaved: ({ updatedAt: version }, refresh) =>
      notice(t('saved.content'), version ? [{ record: 'profile/details', version }] : [], (restored) =>
        refresh(restoredDetails(restored)),
      ),
    failed: t('save.details'),
  });
  const { value, saved, change } = editing;

  const remove = (group: DetailGroup, key: string) => {
    if (key in saved.value[group]) return setDeleting({ group, key });
    change(without(value, group, key));
    noticeSuccess(t('profile.recordDropped'));
  };

  const onDeleted = async ({ group, key }: Chosen, version: string) => {
    setDeleting(undefined);
    notice(t('deleted.record'), [{ record: 'profile/details', version }], (restored) =>
      editing.refresh(restoredDetails(restored)),
    );
    const mine = without(value, group, key);
    const known = without(saved.value, group, key);
    const now = await loadDetails().catch(() => undefined);
    // Another editor's change in between is not shown: the base stays old, and the next save reports a
    // conflict.
    const onlyThat = now && JSON.stringify(now.value) === JSON.stringify(known);
    editing.rebase({ value: known, updatedAt: onlyThat ? now.updatedAt : saved.updatedAt }, mine);
  };

  return (
    <EditPanel
      title={t('profile.details')}
      editing={editing}
      lines={(details) => detailLines(details, t)}
      actions={
        <EarlierVersions
          record="profile/details"
          title={t('profile.details')}
          lines={(each) => detailLines(readDetails({ content: each as ManagerDetails }).value, t)}
          current={{ lines: () => detailLines(saved.value, t), version: saved.updatedAt }}
          onRestored={(restored) => editing.refresh(restoredDetails(restored))}
        />
      }
    >
      <RecordGroups
        groups={detailGroups}
        heading={(group) => t(`profile.group.${group}`)}
        count={(group) => Object.keys(value[group]).length}
      >
        {(group) => (
          <RecordList
            group={group}
            records={value[group]}
            editing={editing.editing}
            disabled={editing.saving}
            onChange={(records) => change({ ...value, [group]: records })}
            onRemove={(key) => remove(group, key)}
          />
        )}
      </RecordGroups>
      {deleting && (
        <DeleteRecord
          group={deleting.group}
          recordKey={deleting.key}
          onDeleted={(version) => void onDeleted(deleting, version)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </EditPanel>
  );
}

function restoredDetails({ value, updated_at }: Restored): Version<ManagerDetails> {
  return readDetails({ content: value as ManagerDetails, updated_at });
}
