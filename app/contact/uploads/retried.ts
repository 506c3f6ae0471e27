/** Waiting times before a call without a response is repeated. */
const retryDelaysMs = [1_000, 3_000, 10_000];

/** A response that refuses, with a message for the visitor; `isFinal` where the same file will be refused again. */
export class RefusedUpload extends Error {
  readonly isFinal: boolean;
  /** True for an upload that has expired, or was cancelled in another window: nothing of it is there any more. */
  readonly hasEnded: boolean;
  /** The number that the file can have, where the one that it was sealed for is taken. */
  readonly next: number | undefined;
  constructor(message: string, status: number, next?: number) {
    super(message);
    this.isFinal = status < 500 && status !== 429;
    this.hasEnded = status === 410;
    this.next = next;
  }
}

/** @throws RefusedUpload at once; any other error once every repeat failed, or it was cancelled. */
export async function retried<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelaysMs) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof RefusedUpload || signal.aborted) throw error;
      await waited(delay, signal);
    }
  }
  return call();
}

/** @throws where it is cancelled meanwhile. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
