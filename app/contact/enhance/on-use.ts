/**
 * Calls `take` once, when an element is used, or immediately where `wanted`. A form in it that is submitted
 * before `take` ends is submitted afterwards; where `take` fails the browser submits the form by itself, and
 * the next use tries again.
 * @param take receives true where the element was in use.
 * @returns how to cancel.
 */
export function onUse(element: HTMLElement, wanted: boolean, take: (begun: boolean) => Promise<void>) {
  const waiting = new AbortController();
  const { signal } = waiting;
  let busy = false;
  let sent: HTMLFormElement | undefined;

  const begin = async (begun: boolean) => {
    if (busy) return;
    busy = true;
    try {
      await take(begun);
      waiting.abort();
      sent?.requestSubmit();
    } catch {
      busy = false;
      sent?.submit();
    }
  };
  const use = () => void begin(true);
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent = event.target;
    use();
  };
  element.addEventListener('focusin', use, { signal });
  element.addEventListener('pointerdown', use, { signal });
  element.addEventListener('submit', keep, { signal });
  const begun = element.contains(document.activeElement);
  if (wanted || begun) void begin(begun);
  return () => waiting.abort();
}
