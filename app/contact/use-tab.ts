import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useLanguage } from '../language.tsx';
import { formUrl } from './tabs.ts';

/**
 * Which form is shown. On the contact page its address says so (`?tab=report`), and follows a switch without a new
 * entry of the history; elsewhere the choice is the page's own.
 */
export function useTab(inAddress: boolean) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, choose] = useState<SubmissionKind>('contact');
  const named = search.get('tab') === 'report' ? 'report' : 'contact';
  const tab = inAddress ? named : chosen;
  const shown = useRef(tab);

  // The focus goes with the choice, wherever it was made: here, or by a link of the footer.
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    document.getElementById(`${tab}-tab`)?.focus();
  }, [tab]);

  const select = (kind: SubmissionKind) => {
    if (!inAddress) return choose(kind);
    void navigate(formUrl(kind, language), { replace: true, preventScrollReset: true });
  };
  return { tab, select };
}
