import { type Ref, useState } from 'react';
import { useScripted } from '../use-scripted.ts';

/** True where a part of the page was rendered by the server, not by a navigation in the browser. */
export function useWritten(): boolean {
  const scripted = useScripted();
  const [written] = useState(!import.meta.env.SSR && !scripted);
  return written;
}

/** A constant: a new object would make React empty the element. */
const asItIs = { __html: '' };

/** An element whose content is the server's HTML, which the page's script leaves as it is. */
export function Written({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}
