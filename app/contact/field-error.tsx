import { IconAlertTriangle } from '@tabler/icons-react';

/** The error of a control, between its label and itself; nothing without an error. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="field-error" id={id}>
      <IconAlertTriangle size={18} aria-hidden />
      {children}
    </p>
  );
}
