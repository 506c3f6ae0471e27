import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useLanguage } from '../language.tsx';
import { promptToStay } from './receipt/receipt-guard.ts';
import { formUrl, tabIn } from './tabs.ts';

/**
 * The selected form. On the contact page it is in the URL (`?tab=report`), which is replaced on a switch
 * without a history entry; elsewhere it is local state.
 */
export function useTab(inAddress: boolean) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, choose] = useState<SubmissionKind>('contact');
  const tab = inAddress ? tabIn(search) : chosen;
  const shown = useRef(tab);

  // The focus follows the selection, also by a link of the footer.
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    document.getElementById(`${tab}-tab`)?.focus();
  }, [tab]);

  const select = (kind: SubmissionKind) => {
    if (!inAddress) return promptToStay() ? undefined : choose(kind);
    void navigate(formUrl(kind, language), { replace: true, preventScrollReset: true });
  };
  return { tab, select };
}
