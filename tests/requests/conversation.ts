import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { openSite, written } from './submit.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** A submission on a site, and the calls of its sender, who proves to be a person once. */
export async function converse(site: Site, kind: SubmissionKind = 'report') {
  const recaptcha = await site.proof(kind);
  const { receipt }: { receipt: string } = (await site.send(kind, { ...written[kind], recaptcha })).json();

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    site.request(`/api/receipt${path}`, { method: 'POST', payload, headers, remoteAddress: '127.0.0.1' });

  /** With a proof of its own. */
  const prove = async (given: object = { receipt }, path = '') =>
    post(path, { recaptcha: await site.proof('receipt'), ...given });

  const { pass }: { pass: string } = (await prove()).json();
  const own = { receipt, pass };

  return {
    receipt,
    pass,
    post,
    prove,
    view: (more: object = {}) => post('', { ...own, ...more }),
    write: (text: string, headers?: Record<string, string>, more: object = {}) =>
      post('/messages', { ...own, text, ...more }, headers),
    remove: (what: string) => post('/delete', { ...own, what }),
  };
}
