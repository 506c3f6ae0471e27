import '../../styles/admin/people.css';
import { useEffect, useRef, useState } from 'react';
import { onConfirmationRequest } from '../client/confirmation-request.ts';
import { ConfirmationForm } from './confirmation-form.client.tsx';

/**
 * Prompts for the password, and the second step where there is one, when a call needs both again. It is on
 * every page; the call goes on after it.
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
