/**
 * Does something once, when an element is used, or right away where that is `wanted`. A form in it that is sent meanwhile
 * is sent afterwards; where it cannot be done the browser sends the form by itself, and the next use tries again.
 * @param take is told whether the element was in use.
 * @returns what stops the waiting.
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
