import { useFormParts } from '../form/load-forms.ts';
import type { FormProps } from '../form/submission.ts';
import { useWritten, Written } from '../written.tsx';
import { useTakingOver } from './use-take-over.ts';

/**
 * Where a form stands. In a page that came from the server it is HTML that works without a script, and stays so until
 * it is used; on the way from another page it is fetched with its page.
 */
export function FormPlace(props: FormProps) {
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
  return <Written ref={useTakingOver(props)} />;
}
