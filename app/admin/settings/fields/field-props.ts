import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { Shape } from '../shape.ts';

/** Props of the editor of any value; `path` names the value as a 422 does (`slides.0.alt`), '' all of it. */
export type FieldProps<Kind extends Shape = Shape> = {
  shape: Kind;
  /** The value's name; each side of a bilingual text shows it in its own language. */
  label: AdminMessageKey;
  hint?: AdminMessageKey | undefined;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function below(path: string, step: string | number): string {
  return path ? `${path}.${step}` : String(step);
}
