import { IconAlertTriangle } from '@tabler/icons-react';

/** What is wrong with a control, between its label and itself; nothing where nothing is. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="field-error" id={id}>
      <IconAlertTriangle size={18} aria-hidden />
      {children}
    </p>
  );
}
