import '../../styles/admin/people.css';
import { useEffect, useRef, useState } from 'react';
import { onConfirmationRequest } from '../client/confirmation-request.ts';
import { ConfirmationForm } from './confirmation-form.client.tsx';

/**
 * Prompts for the password, and a second factor if there is one, when a call needs confirmation; the call continues
 * afterwards. Present on every page.
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
