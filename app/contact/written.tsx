import { type Ref, useState } from 'react';
import { useScripted } from '../use-scripted.ts';

/** Whether a part of the page came from the server as HTML, rather than with its page in the browser. */
export function useWritten(): boolean {
  const scripted = useScripted();
  const [written] = useState(!import.meta.env.SSR && !scripted);
  return written;
}

/** Another object would be another content, and empty the element. */
const asItIs = { __html: '' };

/** An element whose content is the server's HTML, which the page's script leaves as it is. */
export function Written({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}
