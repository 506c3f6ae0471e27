import { useFormParts } from './form/load-forms.ts';
import { useWritten, Written } from './written.tsx';

/** Where the ways stand that need no form: a page that came from the server has them, and nothing of them changes. */
export function WaysPlace() {
  return useWritten() ? <Written /> : <FetchedWays />;
}

function FetchedWays() {
  const { DirectWays } = useFormParts();
  return (
    <div>
      <DirectWays />
    </div>
  );
}
