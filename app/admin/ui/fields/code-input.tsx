import { LineInput } from './line-input.tsx';

type Props = { label: string; hint?: string; error: string | undefined; recovery?: boolean };

/**
 * A code: the six digits of an app, which telephones offer to fill in, or one from paper. No browser feature
 * corrects it.
 */
export function CodeInput({ recovery = false, ...props }: Props) {
  return (
    <LineInput
      {...props}
      name="code"
      type="text"
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}
