import { sealedCalls } from '../../app/contact/receipt/sealed/sealed-calls.ts';
import { sealForm } from '../../app/contact/seal/seal.ts';
import { newUpload, sendFile } from '../../app/contact/uploads/send-file.ts';
import { type SubmissionKind } from '../../shared/forms/submissions.ts';
import { browserOf } from './browser-of.ts';
import { openSite, written } from './submit.ts';

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'request' | 'proof' | 'services'>;

/** Seals texts as a visitor's browser does, with the keys that the site publishes. */
export async function sealed(site: Site, kind: SubmissionKind, texts: Record<string, string>) {
  const { keys } = (await site.request('/.well-known/diwan-keys.json')).json();
  return sealForm(kind, texts, keys);
}

/** Sends what was sealed; resolves to the response. */
export async function sendSealed(
  site: Site,
  kind: SubmissionKind,
  body: object,
  { headers = {}, recaptcha }: { headers?: Record<string, string>; recaptcha?: string } = {},
) {
  const payload = { ...body, recaptcha: recaptcha ?? (await site.proof(kind)) };
  return site.request(`/api/sealed/${kind}`, {
    method: 'POST',
    payload,
    headers,
    remoteAddress: '127.0.0.1',
  });
}

export const options = { language: 'en', failed: 'No response came.' } as const;

/** A case whose sender has a browser, and the calls of both sides. */
export async function openSealedCase(given: Parameters<typeof openSite>[0], isSealed = true) {
  const site = await openSite({ start: Date.UTC(2026, 10, 20, 9, 30), ...given });
  const { body, receipt } = isSealed
    ? await sealed(site, 'report', written.report)
    : { body: {}, receipt: '' };
  const sent = isSealed
    ? await sendSealed(site, 'report', body)
    : await site.send('report', { ...written.report, recaptcha: await site.proof('report') });
  const { pass, receipt: code = receipt } = sent.json();
  const bodies = browserOf(site);
  const holder = { receipt: code, pass };
  const { call } = site.editor;
  const talk = () => call('/api/reports/1/talk');
  const reply = (text: string, seen: number) =>
    call('/api/reports/1/talk', { method: 'POST', payload: { text, seen } });
  const view = async () => {
    const outcome = await sealedCalls.view(holder, options);
    if ('failure' in outcome) throw new Error(outcome.failure.message);
    return outcome.result;
  };
  const write = (text: string, key?: string) => sealedCalls.send({ ...holder, text }, { ...options, key });
  const attach = (content: Uint8Array<ArrayBuffer>, upload = newUpload()) =>
    sendFile({ blob: new Blob([content]), name: 'دليل.bin', details: 'none' }, upload, {
      holder,
      language: 'en',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  return { site, bodies, holder, call, talk, reply, view, write, attach };
}
