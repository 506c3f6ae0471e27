import '../../styles/admin/people.css';
import { useEffect, useRef, useState } from 'react';
import { onConfirmationAsked } from '../client/asked.ts';
import { ConfirmationForm } from './confirmation-form.client.tsx';

/**
 * Asks for the password, and the second step where there is one, when a call needs both to be given again: it is there
 * on every page, and whatever made the call goes on once it is answered.
 */
export function ConfirmationDialog() {
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      onConfirmationAsked(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        answer.current = resolve;
        setShown(true);
        return promise;
      }),
    [],
  );
  if (!shown) return null;
  return (
    <ConfirmationForm
      onDone={(isConfirmed) => {
        setShown(false);
        answer.current?.(isConfirmed);
      }}
    />
  );
}
