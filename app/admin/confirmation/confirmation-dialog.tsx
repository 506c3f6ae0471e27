import '../../styles/admin/people.css';
import { useEffect, useRef, useState } from 'react';
import { onConfirmationRequest } from '../client/confirmation-request.ts';
import { ConfirmationForm } from './confirmation-form.client.tsx';

/**
 * Asks for the password, and the second step where there is one, when a call needs both to be given again: it is there
 * on every page, and whatever made the call goes on once it is answered.
 */
export function ConfirmationDialog() {
  const response = useRef<(isConfirmed: boolean) => void>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      onConfirmationRequest(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        response.current = resolve;
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
        response.current?.(isConfirmed);
      }}
    />
  );
}
