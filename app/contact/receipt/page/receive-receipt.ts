import type { ReceiptView } from '#shared/forms/talk.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import type { Sender, Site } from '../../../context.ts';
import { questionAgain } from '../../captcha/question-in-words.ts';
import { failureOf, isRefused, isTooEarly } from '../../form/refused.ts';
import { textField } from '../../form/text-field.ts';
import type { ReceiptPage } from './receipt-page.ts';

/** Fields of the page's forms, and the results of the deletions. */
const removed = { report: 'receipt.reportDeleted', receipt: 'receipt.returned' } as const;

type Received = { page: ReceiptPage; status: number };

/** Receives a form of a receipt's page that a browser sent without a script. Runs on the server. */
export async function receiveReceipt(
  site: Site,
  request: Request,
  { files, ...sender }: Sender,
): Promise<Received> {
  const { captcha, receipts } = site.services;
  const form = await request.formData();
  const language = urlLanguage(new URL(request.url).pathname);
  const typed = (name: string) => textField(form, name);
  const [receipt, text, token, solution] = [
    typed('receipt'),
    typed('text'),
    typed('token'),
    typed('answer').trim(),
  ];
  const recaptcha = solution && captcha.plainProof(token, solution);
  const caller = { ...sender, plainForm: true };
  const before = Number(typed('before')) || undefined;
  let holder = { receipt, recaptcha, pass: typed('pass') };
  let view: ReceiptView | undefined;
  try {
    if (typed('act') === 'delete') {
      const what = await receipts.remove({ ...holder, what: typed('what') }, caller);
      return { page: { receipt: '', done: message(language, removed[what]), ended: true }, status: 200 };
    }
    if (typed('act') === 'files') {
      view = await receipts.view(holder, caller);
      return { page: { receipt, view, ...filesPart(files, language) }, status: 200 };
    }
    if (typed('act') === 'view') {
      view = await receipts.view({ ...holder, before }, caller);
      return { page: { receipt, view }, status: 200 };
    }
    // First what is there: a message that is refused stands below it
    view = await receipts.view(holder, caller);
    holder = { ...holder, recaptcha: '', pass: view.pass };
    await receipts.send({ ...holder, text }, { ...caller, attempt: typed('attempt') });
    view = await receipts.view(holder, caller);
    return { page: { receipt, view, done: message(language, 'receipt.sent') }, status: 200 };
  } catch (error) {
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    const failure = failureOf(error, language, 'receipt.failed');
    const question = await questionAgain(captcha, language, {
      form: 'receipt',
      address: sender.address,
      token,
      typed: solution,
      isStillGood: isBeforeProof(error),
    });
    return { page: { receipt, view, text, failure, question, proving: !view }, status };
  }
}

/** True where the question was not used up, and its answer was not the problem. */
function isBeforeProof(error: unknown): boolean {
  return isTooEarly(error) || (isRefused(error) && 'receipt' in (error.details.fields ?? {}));
}

/** The sentences about files: how many were stored, and why others were not. */
function filesPart(files: Sender['files'], language: Language): Pick<ReceiptPage, 'done' | 'failure'> {
  const { stored = 0, refused = [] } = files ?? {};
  const reasons = refused.map(({ name, error }) => {
    const reason = failureOf(error, language, 'receipt.failed').message;
    return message(language, 'files.refused', { name, reason });
  });
  if (stored === 0 && reasons.length === 0) reasons.push(message(language, 'files.noneChosen'));
  return {
    ...(stored > 0 && { done: message(language, 'files.stored', { count: numeral(language, stored) }) }),
    ...(reasons.length > 0 && { failure: { message: reasons.join(' '), field: 'files' } }),
  };
}
