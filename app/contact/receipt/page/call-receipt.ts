import { canSeal } from '#shared/channel/can-seal.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { ReceiptView } from '#shared/forms/talk.ts';
import { type Options, type Outcome, postReceipt } from './post-receipt.ts';

/** The calls of a receipt, by what the sender does; the site opens and seals. */
const paths = {
  view: '/api/receipt',
  send: '/api/receipt/messages',
  delete: '/api/receipt/delete',
} as const;

export type Results = {
  view: ReceiptView;
  send: Pick<ReceiptView, 'pass' | 'left_today'> & { message: string };
  delete: { message: string };
};

/** The fields of a call, the code among them. */
export type Body = {
  receipt: string;
  recaptcha?: string | undefined;
  pass?: string | undefined;
  before?: number | undefined;
  text?: string | undefined;
  what?: string | undefined;
  /** The keys that the page shows. */
  keys?: PublishedKey[] | undefined;
};

/** Makes a call. A browser that can opens and seals by itself, and keeps the code. */
export async function callReceipt<Act extends keyof Results>(
  act: Act,
  body: Body,
  options: Options,
): Promise<Outcome<Results[Act]>> {
  const { keys: _shown, ...plain } = body;
  if (!(await canSeal())) return postReceipt(paths[act], plain, options);
  try {
    const { sealedCalls } = await import('../sealed/sealed-calls.ts');
    const call: (body: Body, options: Options) => Promise<Outcome<unknown>> = sealedCalls[act];
    return (await call(body, options)) as Outcome<Results[Act]>;
  } catch {
    return { failure: { message: options.failed, lost: true } };
  }
}
