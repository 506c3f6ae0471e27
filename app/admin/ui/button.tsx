import type { ButtonHTMLAttributes } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: 'primary' | 'outline' | 'danger' | 'quiet';
};

/** A button of the administrator area: 44 pixels high, `type="button"` by default. */
export function Button({ variant = 'outline', className = '', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={`button button-${variant} ${className}`.trimEnd()} />;
}
