import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { utf8 } from '#shared/channel/base64url.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { parseReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { openSealedCase } from '#tests/requests/sealed-form.ts';
import { newUpload } from '../../../../app/contact/uploads/send-file.ts';

afterEach(() => vi.unstubAllGlobals());

describeOnBothEngines('a sender’s browser that sends again', (open) => {
  test('a message of a client without a mark is sent again byte by byte, and marks nothing unread then', async () => {
    const { site, holder, call, talk } = await openSealedCase({ database: await open() });
    const keys = await receiptKeys(parseReceipt(holder.receipt)!);
    const own = { access: keys.access, pass: holder.pass };
    const post = (path: string, payload: object) =>
      site.request(`/api/sealed/receipt${path}`, {
        method: 'POST',
        payload: { ...own, ...payload },
        headers: { 'idempotency-key': 'the name of a message' },
        remoteAddress: '127.0.0.1',
      });
    const { of, keys: inUse } = (await post('', {})).json();
    const receipt = { name: 'receipt', publicKey: keys.publicKey };
    const to = [{ name: inUse[0].recipient, publicKey: inUse[0].public_key }, receipt];
    const sealedText = async (text: string) => {
      const seal = await beginPart(caseNameOf({ ...of, keyId: of.key_id }), to);
      const content = utf8(JSON.stringify({ created_at: '2026-11-20T09:00:00.000Z', text }));
      return { message: 1, envelope: sentEnvelope(await seal(content, { message: 1, author: 'sender' })) };
    };
    const first = await sealedText('Once');
    expect((await post('/messages', first)).statusCode).toBe(201);
    const unread = async () => (await call('/api/reports?state=active')).json().length;
    await call('/api/report/1/soft-delete', { method: 'DELETE' });
    expect([(await post('/messages', first)).statusCode, await unread()]).toEqual([201, 0]);
    const other = await post('/messages', await sealedText('Twice'));
    expect([other.statusCode, await unread()]).toEqual([409, 0]);
    expect((await talk()).json().messages).toMatchObject([{ text: 'Once' }]);
  });

  test('an upload that has expired begins anew once, and says so where that fails as well', async () => {
    const { site, holder, attach } = await openSealedCase({ database: await open() });
    const content = new Uint8Array(randomBytes(3 * 1024 * 1024));
    const upload = newUpload();
    const { fetch } = globalThis;
    /** Refuses pieces after this many. */
    const stopAfter = (pieces: number, response: () => Response) => {
      let sent = 0;
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        if (!path.endsWith('/pieces')) return fetch(path, init);
        sent += 1;
        return sent > pieces ? response() : fetch(path, init);
      });
      return () => sent;
    };
    stopAfter(1, () => Response.json({ message: 'Later' }, { status: 503 }));
    await expect(attach(content, upload)).rejects.toThrow('Later');
    site.pass(5 * 60 * 60 * 1000);
    const ended = () => attach(content, upload);
    await expect(ended()).rejects.toThrow(/^The time in which this page can send files has passed/);

    const { access } = await receiptKeys(parseReceipt(holder.receipt)!);
    const payload = { access, recaptcha: await site.proof('receipt') };
    const given = { method: 'POST', payload, remoteAddress: '127.0.0.1' } as const;
    holder.pass = (await site.request('/api/sealed/receipt', given)).json().pass;
    const gone = () => Response.json({ message: 'This upload has ended.' }, { status: 410 });
    const refused = stopAfter(0, gone);
    // The expired one is refused when it begins; the new one meets a failure as well
    await expect(ended()).rejects.toThrow('This upload has ended.');
    expect(refused()).toBe(1);
    vi.stubGlobal('fetch', fetch);
    const file = await ended();
    const { call } = await site.signIn();
    const read = await call(`/api/reports/1/files/${file}`);
    expect(read.rawPayload.equals(content)).toBe(true);
    expect((await call('/api/reports/1/files')).json()).toHaveLength(1);
  });
});
