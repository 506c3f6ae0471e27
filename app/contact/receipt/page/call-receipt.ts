import type { ReceiptView } from '#shared/forms/talk.ts';
import type { Language } from '#shared/languages.ts';
import { postPadded } from '../../form/post-padded.ts';
import type { Failure } from '../../form/submission.ts';

/** The calls of a receipt, by what the sender does. */
const paths = {
  view: '/api/receipt',
  send: '/api/receipt/messages',
  delete: '/api/receipt/delete',
} as const;

type Results = {
  view: ReceiptView;
  send: Pick<ReceiptView, 'pass' | 'left_today'> & { message: string };
  delete: { message: string };
};

/** The body of a call. */
type Body = Record<string, string | number | undefined>;

/** Makes a call. The result is a failure where it was refused; `lost` where no response came. */
export async function callReceipt<Act extends keyof Results>(
  act: Act,
  body: Body,
  { language, key, failed }: { language: Language; key?: string | undefined; failed: string },
): Promise<{ result: Results[Act] } | { failure: Failure }> {
  const lost = { failure: { message: failed, lost: true } };
  try {
    const response = await postPadded(paths[act], body, { language, key });
    const result = (await response.json()) as Results[Act] & {
      message?: string;
      errors?: Record<string, string[]>;
    };
    if (response.ok) return { result };
    if (!result.message) return lost;
    return { failure: { message: result.message, field: Object.keys(result.errors ?? {})[0] } };
  } catch {
    return lost;
  }
}
