import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { Shape } from '../shape.ts';

/** What the editor of any value is given; `path` names the value as a 422 does (`slides.0.alt`), '' the whole of it. */
export type FieldProps<Kind extends Shape = Shape> = {
  shape: Kind;
  /** What the value is called; each side of a text in both languages says it in its own. */
  label: AdminMessageKey;
  hint?: AdminMessageKey | undefined;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function below(path: string, step: string | number): string {
  return path ? `${path}.${step}` : String(step);
}
