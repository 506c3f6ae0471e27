/** Asks the person at the screen to confirm; resolves with whether they did. */
type Asking = () => Promise<boolean>;

let asking: Asking | undefined;
let underWay: Promise<boolean> | undefined;

/** Sets who asks, the page's one dialog; answers how to take that back. */
export function onConfirmationRequest(request: Asking): () => void {
  asking = request;
  return () => {
    if (asking === request) asking = undefined;
  };
}

/** Asks once, however many calls need it at the same time. */
export function requestConfirmation(): Promise<boolean> {
  underWay ??= (asking?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
