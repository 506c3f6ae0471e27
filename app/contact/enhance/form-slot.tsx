import { fetchForms, useFormParts } from '../form/load-forms.ts';
import type { FormProps } from '../form/submission.ts';
import { useWritten, Written } from '../written.tsx';
import { useTakingOver } from './use-take-over.ts';

/**
 * A form. In a page rendered by the server it is HTML that works without a script until it is used; after a
 * navigation in the browser it is fetched with its page.
 */
export function FormSlot(props: FormProps) {
  return useWritten() ? <WrittenForm {...props} /> : <FetchedForm {...props} />;
}

function FetchedForm(props: FormProps) {
  const { FormBody } = useFormParts();
  return (
    <div>
      <FormBody {...props} />
    </div>
  );
}

function WrittenForm(props: FormProps) {
  return <Written ref={useTakingOver(props, async (language) => (await fetchForms(language)).FormBody)} />;
}
