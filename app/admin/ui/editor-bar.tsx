import type { ReactNode } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Button } from './button.tsx';

type Props = {
  title: string;
  /** `h1` for a page's one editor, `h2` where a page has several. */
  heading?: 'h1' | 'h2';
  /** Total number of items; `undefined` until known. */
  count?: number | undefined;
  editing: boolean;
  /** Number of unsaved changes. */
  unsaved: number;
  /** The message while saving. */
  progress?: string | undefined;
  /** None for a person who reads only. */
  onEdit: (() => void) | undefined;
  onAdd?: () => void;
  onCancel: () => void;
  onSave: () => void;
  /** Further actions, before the others. */
  children?: ReactNode;
};

/** An editor's bar: its name and, by mode, Edit or the buttons of editing. */
export function EditorBar({ title, heading: Heading = 'h1', count, editing, unsaved, ...rest }: Props) {
  const { progress, onEdit, onAdd, onCancel, onSave, children } = rest;
  const language = useLanguage();
  const t = useAdminMessages();
  const busy = progress !== undefined;
  return (
    <div className={`editor-bar editor-bar-${Heading}`}>
      <div className="admin-container editor-bar-row">
        <div className="editor-bar-title">
          <Heading>{title}</Heading>
          {count !== undefined && (
            <span className="editor-count">{t('edit.count', { count: numeral(language, count) })}</span>
          )}
        </div>
        <p role="status" className={unsaved > 0 || busy ? 'tag editor-unsaved' : 'visually-hidden'}>
          {progress ?? (unsaved > 0 && t('edit.unsaved', { count: numeral(language, unsaved) }))}
        </p>
        <div className="editor-bar-actions">
          {children}
          {!editing && onEdit && (
            <Button variant="primary" onClick={onEdit}>
              {t('edit.edit')}
            </Button>
          )}
          {editing && (
            <>
              {onAdd && (
                <Button disabled={busy} onClick={onAdd}>
                  {t('edit.add')}
                </Button>
              )}
              <Button disabled={busy} onClick={onCancel}>
                {t('edit.cancel')}
              </Button>
              <Button variant="primary" disabled={busy} onClick={onSave}>
                {t('edit.save')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
