import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CancelDialog } from '../ui/dialogs/cancel-dialog.tsx';
import { EditorBar } from '../ui/editor-bar.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { ConflictBox, focusConflict } from './conflict-box.tsx';
import { differences, type Line } from './differences.ts';
import type { Editing } from './use-editing.ts';

type Props<T> = {
  title: string;
  /** Anchor for the page's table of contents. */
  id?: string;
  editing: Editing<T>;
  /** Every text of a value, for two versions to be compared. */
  lines: (value: T) => Line[];
  /** The message while a file is being sent. */
  busy?: string | undefined;
  /** The signed-in person reads it only. */
  readOnly?: boolean;
  /** Further actions while nothing is edited. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a page that is edited and saved by itself: its bar, its error and its content. */
export function EditPanel<T>({
  title,
  id,
  editing,
  lines,
  busy,
  readOnly = false,
  actions,
  children,
}: Props<T>) {
  const t = useAdminMessages();
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useFocusByMode(panel, editing.editing, editing.round);
  const { conflict, failure } = editing;
  useEffect(() => {
    if (conflict) focusConflict(panel.current);
  }, [conflict]);
  return (
    <section
      ref={panel}
      id={id}
      className={editing.editing ? 'edit-panel edit-panel-open' : 'edit-panel'}
      aria-label={title}
    >
      <EditorBar
        title={title}
        heading="h2"
        editing={editing.editing}
        unsaved={editing.unsaved ? 1 : 0}
        progress={busy ?? (editing.saving ? t('edit.beingSaved') : undefined)}
        onEdit={readOnly ? undefined : editing.edit}
        onCancel={() => (editing.unsaved ? setAsking(true) : editing.stop())}
        onSave={() => {
          if (!editing.unsaved) noticeSuccess(t('edit.nothingToSave'));
          void editing.submit();
        }}
      >
        {!editing.editing && actions}
      </EditorBar>
      <div className="edit-panel-body">
        {editing.restored && editing.editing && (
          <p className="note" role="status">
            {t('edit.draftRestored')}
          </p>
        )}
        {failure && <ErrorBox>{failure.message}</ErrorBox>}
        {conflict && (
          <ConflictBox
            differences={differences(lines(editing.value), lines(conflict.value))}
            onKeepMine={editing.keepMine}
            onTakeTheirs={editing.takeTheirs}
          />
        )}
        {children}
      </div>
      {asking && (
        <CancelDialog
          onGoOn={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            editing.stop();
          }}
        />
      )}
    </section>
  );
}

/** The pressed button is gone after Edit, Cancel and Save: the focus goes to the first field, and back to Edit. */
function useFocusByMode(panel: { current: HTMLElement | null }, editing: boolean, round: number): void {
  const before = useRef({ editing, round });
  useEffect(() => {
    if (before.current.editing === editing && before.current.round === round) return;
    before.current = { editing, round };
    const target = editing
      ? '.edit-panel-body :is(input, textarea):not(:disabled)'
      : '.editor-bar .button-primary';
    panel.current?.querySelector<HTMLElement>(target)?.focus();
  }, [panel, editing, round]);
}
