import { useRef, useState } from 'react';
import type { RecordName } from '#shared/publishing/records.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import { call } from '../client/api.ts';
import { EarlierVersions } from '../history/records/earlier-versions.tsx';
import { useUndo } from '../history/records/use-undo.ts';
import { useKeys } from '../keys/keys-provider.tsx';
import { EditPanel } from '../panel/edit-panel.tsx';
import { useEditing, type Version } from '../panel/use-editing.ts';
import { useMay, useSession } from '../session/session-provider.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { SettingField } from './fields/setting-field.tsx';
import { SettingsFormProvider } from './form-context.ts';
import { settingLines } from './setting-lines.ts';
import { SettingRead } from './setting-read.tsx';
import type { Shape } from './shape.ts';

type Value = SiteSettings[SettingsGroup];

type Stored = { value: Value; updated_at: string };

/** The response to a change that waits for a second administrator; nothing was saved. */
type Waiting = { message: string; approval: object };

type Props = { group: SettingsGroup; shape: Shape; stored: Version<Value> };

/** One group of the settings, edited and saved by itself. */
export function SettingsPanel({ group, shape, stored }: Props) {
  const t = useAdminMessages();
  const keys = useKeys();
  const session = useSession();
  const latest = useRef(stored);
  const waiting = useRef<string>(undefined);
  const readOnly = !useMay()('change-settings');
  const [sending, setSending] = useState(0);
  const record: RecordName = `settings/${group}`;
  const title = t(`settings.group.${group}`);
  const notice = useUndo();
  const onChanged = () => {
    // A shorter retention takes effect later, and the banner says so
    if (group === 'retention') void keys.reload();
    // The session of the pages has this setting, too
    if (group === 'fourEyes') void session.reload();
  };
  const linesOf = (each: unknown) => settingLines(shape, each, { label: '', path: '' }, t);
  const editing = useEditing<Value>({
    name: `site-settings-${group}`,
    stored,
    save: async (value, base) => {
      const response = await call<Stored | Waiting>(`site-settings/${group}`, {
        method: 'POST',
        json: { value, ...(base && { updated_at: base }) },
      });
      waiting.current = 'approval' in response ? response.message : undefined;
      return 'approval' in response ? latest.current : versionOf(response);
    },
    readCurrent: (current) => versionOf(current as Stored),
    onSaved: (saved, refresh) => {
      latest.current = saved;
      const { updatedAt: version } = saved;
      if (waiting.current !== undefined) {
        noticeSuccess(waiting.current);
        return;
      }
      notice(t('saved.content'), version ? [{ record, version }] : [], (restored) => {
        latest.current = versionOf(restored as Stored);
        refresh(latest.current);
        onChanged();
      });
      onChanged();
    },
    failed: t('settings.saveFailed'),
  });
  const { value, failure } = editing;
  return (
    <EditPanel
      title={title}
      id={group}
      editing={editing}
      lines={linesOf}
      readOnly={readOnly}
      actions={
        <EarlierVersions
          record={record}
          title={title}
          lines={linesOf}
          current={{ lines: () => linesOf(editing.saved.value), version: editing.saved.updatedAt }}
          onRestored={(restored) => {
            latest.current = versionOf(restored as Stored);
            editing.refresh(latest.current);
            onChanged();
          }}
        />
      }
      busy={sending > 0 ? t('settings.uploading') : undefined}
    >
      {editing.editing ? (
        <SettingsFormProvider
          value={{
            disabled: editing.saving,
            errors: withoutPrefix(failure?.errors ?? {}),
            onSending: (change) => setSending((count) => count + change),
          }}
        >
          <SettingField
            key={editing.round}
            shape={shape}
            label={`settings.group.${group}`}
            hint={shape.kind === 'list' ? shape.hint : undefined}
            path=""
            value={value}
            onChange={(next) => editing.change(next as Value)}
          />
        </SettingsFormProvider>
      ) : (
        <SettingRead shape={shape} value={value} />
      )}
    </EditPanel>
  );
}

function versionOf({ value, updated_at }: Stored): Version<Value> {
  return { value, updatedAt: updated_at };
}

/** A 422 names the fields of the whole request (`value.slides.0.alt`). */
function withoutPrefix(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path.replace(/^value\.?/, ''), messages]),
  );
}
