import '../../styles/admin/plan.css';
import { IconPrinter } from '@tabler/icons-react';
import { languages } from '#shared/languages.ts';
import type { PlanFacts } from '#shared/plan/plan-facts.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { PlanSheet } from '../plan/plan-sheet.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The printed plan for coercion, a subpoena and a break-in: a sheet in each language. */
export default function PlanEditor() {
  const t = useAdminMessages();
  const plan = useLoaded(() => call<PlanFacts>('plan'));
  return (
    <EditorPage title={t('page.plan')} lead={t('plan.lead')} failed={t('plan.failed')} {...plan}>
      {(facts) => (
        <>
          <p>
            <Button variant="primary" onClick={() => print()}>
              <IconPrinter size={20} aria-hidden />
              {t('plan.print')}
            </Button>
          </p>
          {languages.map((language) => (
            <PlanSheet key={language} language={language} facts={facts} />
          ))}
        </>
      )}
    </EditorPage>
  );
}
