/** Prompts the user to confirm; resolves to false where they cancel. */
type Asking = () => Promise<boolean>;

let asking: Asking | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers the page's one dialog; returns how to remove it. */
export function onConfirmationRequest(request: Asking): () => void {
  asking = request;
  return () => {
    if (asking === request) asking = undefined;
  };
}

/** Concurrent calls share one prompt. */
export function requestConfirmation(): Promise<boolean> {
  underWay ??= (asking?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
