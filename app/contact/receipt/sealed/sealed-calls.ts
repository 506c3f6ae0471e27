import { utf8 } from '#shared/channel/base64url.ts';
import { beginPart } from '#shared/channel/envelope.ts';
import { messageMark } from '#shared/channel/keys/content-mark.ts';
import { parseReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import type { SealedReceiptView } from '#shared/forms/sealed/sealed-receipt.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import { fetchKeys } from '../../seal/seal.ts';
import { haveChanged } from '../../seal/shown-keys.ts';
import type { Body, Results } from '../page/call-receipt.ts';
import { type Options, type Outcome, postReceipt } from '../page/post-receipt.ts';
import { openedCase } from './opened-case.ts';

// The calls of a receipt whose code and texts stay in the browser: fetched when the page of a receipt is used.

const path = '/api/sealed/receipt';

/** A number can be taken by an officer's message, but hardly this often. */
const attempts = 5;

async function keysOf({ receipt }: Body) {
  return receiptKeys(parseReceipt(receipt) ?? '');
}

type Keys = Awaited<ReturnType<typeof keysOf>>;

async function fetchCase({ recaptcha, pass, before }: Body, { access }: Keys, options: Options) {
  return postReceipt<SealedReceiptView>(path, { access, recaptcha, pass, before }, options);
}

async function view(body: Body, options: Options): Promise<Outcome<Results['view']>> {
  const keys = await keysOf(body);
  const outcome = await fetchCase(body, keys, options);
  if ('failure' in outcome) return outcome;
  return { result: await (await openedCase(outcome.result, keys)).shown() };
}

async function send(body: Body, options: Options): Promise<Outcome<Results['send']>> {
  const { language, key } = options;
  const text = body.text?.trim() ?? '';
  if (!text) return { failure: { message: message(language, 'receipt.textRequired'), field: 'text' } };
  if (text.length > limits.talkCharacters) {
    const values = numerals(language, { talkCharacters: limits.talkCharacters });
    return { failure: { message: message(language, 'receipt.textTooLong', values), field: 'text' } };
  }
  const keys = await keysOf(body);
  const fetched = await fetchCase(body, keys, options);
  if ('failure' in fetched) return fetched;
  const { pass } = fetched.result;
  const { name, recipients } = await openedCase(fetched.result, keys);
  const to = await recipients().catch(() => undefined);
  if (!to) return { pass, failure: { message: message(language, 'form.closed') } };
  if (haveChanged(body.keys, fetched.result.keys))
    return { pass, failure: { message: message(language, 'form.keyChanged') }, keysNow: await fetchKeys() };
  const content = utf8(JSON.stringify({ created_at: hourOf(Date.now()), text }));
  const mark = await messageMark(keys, text);
  let number = fetched.result.next;
  for (let attempt = 1; ; attempt += 1) {
    const seal = await beginPart(name, to);
    const envelope = sentEnvelope(await seal(content, { message: number, author: 'sender' }));
    const sealed = { access: keys.access, pass, message: number, envelope, mark };
    const outcome = await postReceipt<Results['send']>(`${path}/messages`, sealed, { ...options, key });
    if (!('current' in outcome && outcome.current) || attempt === attempts) return { pass, ...outcome };
    number = outcome.current.next;
  }
}

async function remove(body: Body, options: Options): Promise<Outcome<Results['delete']>> {
  const { access } = await keysOf(body);
  const { recaptcha, pass, what } = body;
  return postReceipt(`${path}/delete`, { access, recaptcha, pass, what }, options);
}

/** By what the sender does, as `callReceipt` makes them. */
export const sealedCalls = { view, send, delete: remove };
