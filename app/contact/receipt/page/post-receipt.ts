import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { Language } from '#shared/languages.ts';
import { postPadded } from '../../form/post-padded.ts';
import type { Failure } from '../../form/submission.ts';

export type Options = {
  language: Language;
  /** The name of a message, under which it is stored once. */
  key?: string | undefined;
  /** The sentence for a call without a response. */
  failed: string;
};

export type Outcome<Result> =
  | { result: Result }
  | {
      failure: Failure;
      /** The next number, where that of a message is taken. */
      current?: { next: number };
      /** For the next call, where a proof was used up by this one. */
      pass?: string;
      /** The keys in use, where others were shown. */
      keysNow?: PublishedKey[];
    };

/** Makes a call of a receipt. The result is a failure where it was refused; `lost` where no response came. */
export async function postReceipt<Result>(
  path: string,
  body: object,
  { language, key, failed }: Options,
): Promise<Outcome<Result>> {
  const lost = { failure: { message: failed, lost: true } };
  try {
    const response = await postPadded(path, body, { language, key });
    const result = (await response.json()) as Result & {
      message?: string;
      errors?: Record<string, string[]>;
      current?: { next: number };
    };
    if (response.ok) return { result };
    const { message, errors, current } = result;
    if (!message) return lost;
    return { failure: { message, field: Object.keys(errors ?? {})[0] }, ...(current && { current }) };
  } catch {
    return lost;
  }
}
