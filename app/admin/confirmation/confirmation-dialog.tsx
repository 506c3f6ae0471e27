import '../../styles/admin/people.css';
import { useEffect, useState } from 'react';
import { type ConfirmedCall, onConfirmationRequest } from '../client/confirmation-request.ts';
import { ConfirmationForm } from './confirmation-form.client.tsx';

type Prompt = ConfirmedCall & { finish: (response?: Response) => void; onClosed: () => void };

/**
 * Prompts for the password, and a second factor if there is one, when a call needs them; the call is sent once more with
 * both. Present on every page.
 */
export function ConfirmationDialog() {
  const [prompt, setPrompt] = useState<Prompt>();
  useEffect(
    () =>
      onConfirmationRequest((call) => {
        const opener = document.activeElement;
        const { promise, resolve } = Promise.withResolvers<Response | undefined>();
        let result: Response | undefined;
        const finish = (response?: Response) => {
          result = response;
          setPrompt(undefined);
        };
        // The dialog below is inert until this one is gone; it may close only after it has the focus again
        const onClosed = () => {
          if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
          resolve(result);
        };
        setPrompt({ ...call, finish, onClosed });
        return promise;
      }),
    [],
  );
  useEffect(() => prompt?.onClosed, [prompt]);
  if (!prompt) return null;
  const { onClosed: _onClosed, ...form } = prompt;
  return <ConfirmationForm {...form} />;
}
