import { useFormParts } from './form/load-forms.ts';
import { useWritten, Written } from './written.tsx';

/** The direct contacts: static HTML in a page rendered by the server. */
export function WaysSlot() {
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
