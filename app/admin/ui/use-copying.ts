import { useRef, useState } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Copies a link or another text to the clipboard; where the browser refuses, the field that shows it is selected instead. */
export function useCopying(text: string, words?: { copied: string; selected: string }) {
  const t = useAdminMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(words?.copied ?? t('link.copied'));
    } catch {
      field.current?.select();
      setMessage(words?.selected ?? t('link.selected'));
    }
  };
  return { field, message, copy: () => void copy() };
}
