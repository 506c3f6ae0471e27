import { randomBytes } from 'node:crypto';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { utf8 } from '../../shared/channel/base64url.ts';
import { beginPart, caseNameOf, type Part, sealUnnumbered } from '../../shared/channel/envelope.ts';
import { createReceipt, shownReceipt } from '../../shared/channel/receipt-code.ts';
import { receiptKey, receiptKeys } from '../../shared/channel/receipt-keys.ts';
import { sendSealed } from './sealed-form.ts';
import { type openSite, written } from './submit.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** A report of somebody who seals anything in the place of its texts, and their calls. */
export async function strangerOn(site: Site, texts: object = {}) {
  const { keys: published } = (await site.request('/.well-known/diwan-keys.json')).json();
  const code = createReceipt();
  const keys = await receiptKeys(code);
  const to = [
    { name: published[0].recipient, publicKey: published[0].public_key },
    { name: 'receipt', publicKey: keys.publicKey },
  ];
  const content = { ...written.report, recipients: ['directorate'], receipt: keys.publicKey, ...texts };
  const report = await sealUnnumbered('report', to, utf8(JSON.stringify(content)));
  const body = { envelope: sentEnvelope(report), receipt_key: receiptKey(keys) };
  const { pass } = (await sendSealed(site, 'report', body)).json();
  const own = { access: keys.access, pass };

  const post = (path: string, payload: object) =>
    site.request(`/api/sealed/receipt${path}`, { method: 'POST', payload, remoteAddress: '127.0.0.1' });

  /** An envelope of anything, for a place in the case. */
  const sealed = async (given: unknown, part: Part) => {
    const seal = await beginPart(caseNameOf({ kind: 'report', id: 0, version: 3, keyId: report.keyId }), to);
    return sentEnvelope(await seal(utf8(JSON.stringify(given)), part));
  };

  const write = async (message: number, given: unknown) =>
    post('/messages', {
      ...own,
      message,
      envelope: await sealed(given, { message, author: 'sender' }),
    });

  const newUpload = () => randomBytes(32).toString('base64url');

  const begin = async (file: number, given: object, more: object = {}) => {
    const stated = { name: 'a', type: '', bytes: 3, details: 'none', key: 'A'.repeat(43), ...given };
    const envelope = await sealed(stated, { file });
    return post('/files', { ...own, upload: newUpload(), file, padded: 4096, envelope, ...more });
  };

  /** A file whose only piece is no sealed one. */
  const attach = async (file: number, given: object = {}) => {
    const upload = newUpload();
    await begin(file, given, { upload });
    const head = Buffer.from(JSON.stringify({ upload, piece: 0 }).padEnd(256));
    await site.request('/api/sealed/receipt/files/pieces', {
      method: 'POST',
      payload: Buffer.concat([head, Buffer.alloc(4144)]),
      headers: { 'content-type': 'application/octet-stream' },
      remoteAddress: '127.0.0.1',
    });
    return post('/files/finish', { upload });
  };

  return { receipt: shownReceipt(code), pass, own, post, sealed, write, newUpload, begin, attach };
}
