import { IconX } from '@tabler/icons-react';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Chip = { key: string | number; content: ReactNode; removeLabel: string; onRemove: () => void };

type Props = {
  name: string;
  chips: Chip[];
  /** Attributes of the field for one more; its label is its placeholder, too. */
  field: InputHTMLAttributes<HTMLInputElement> & { 'aria-label': string };
  addLabel: string;
  busy: boolean;
  /** Resolves to true if it is stored: the field is then empty. */
  onAdd: (typed: string) => Promise<boolean>;
};

/** Short facts of a case, each of which can be removed, and a field to add one. */
export function CaseChips({ name, chips, field, addLabel, busy, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !typed.trim()) return;
    if (await onAdd(typed)) setTyped('');
  };
  return (
    <div className="case-labels">
      <span className="case-labels-name">{name}</span>
      {chips.map(({ key, content, removeLabel, onRemove }) => (
        <span key={key} className="case-label">
          {content}
          <button
            type="button"
            aria-label={removeLabel}
            aria-disabled={busy}
            onClick={() => busy || onRemove()}
          >
            <IconX size={16} aria-hidden />
          </button>
        </span>
      ))}
      <form onSubmit={(event) => void submit(event)}>
        <input
          className="input"
          placeholder={field['aria-label']}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...field}
        />
        <Button type="submit" aria-disabled={busy}>
          {addLabel}
        </Button>
      </form>
    </div>
  );
}
