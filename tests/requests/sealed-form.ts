import { sealForm } from '../../app/contact/seal/seal.ts';
import { type SubmissionKind } from '../../shared/forms/submissions.ts';
import type { openSite } from './submit.ts';

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
