import type { Confirmation } from '#shared/accounts/second-factors.ts';

/** The fields that prove who calls: the own password, and a second factor where there is one. */
export type OwnProof = { current: string; code?: string; passkey?: unknown; material?: unknown };

/** A call that needs a proof, with its body, and how it is sent once more with one. */
export type ConfirmedCall = Confirmation & {
  json: unknown;
  send: (proof: OwnProof) => Promise<Response>;
};

/** Prompts the user, and resolves to the response; undefined where they cancel. */
type Asking = (call: ConfirmedCall) => Promise<Response | undefined>;

let asking: Asking | undefined;
let before: Promise<unknown> = Promise.resolve();

/** Registers the page's one dialog; returns how to remove it. */
export function onConfirmationRequest(request: Asking): () => void {
  asking = request;
  return () => {
    if (asking === request) asking = undefined;
  };
}

/** Each call has a prompt of its own, one after the other: a proof counts for one call. */
export function requestConfirmation(call: ConfirmedCall): Promise<Response | undefined> {
  const response = before.then(() => asking?.(call));
  before = response.catch(() => undefined);
  return response;
}
