import { expect, test } from 'vitest';
import { fromBase64url } from '../base64url.ts';
import { openBody, openKey, submissionContext } from '../envelope.ts';
import { openingKey } from '../hpke.ts';
import { receiptKeys } from '../receipt-keys.ts';

/** The envelope of version 3 printed in docs/security.md: a report that a browser sealed before it had a number. */
const vector = {
  organisation: {
    privateKey: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA',
    recipient: 'organisation:00000000-0000-4000-8000-000000000001',
    sealedKey:
      'uXogtFvai4mDyz9ZixiOBhuNtkBAoGNAZcAz5bNYSxNl2y0GQ9QpnFaBlG2fVinka6SHopstMw1qUCe2VZW7MWJHsa9cMLluDRxj9Dvw9Tk',
  },
  receipt: {
    code: '0123456789ABCDEFGHJKMNP8',
    recipient: 'receipt',
    sealedKey:
      'M-5McAxCOoj2ha2pLFk0NWFmZQFWQGYdMchK6SpXnR8TRKZL3Se2PxaY3LHnFD7ycdKjk4Lc7TJfOG8MJqgjWnF7RaJYBIFnyOToOWqDDPo',
  },
  keyId: 'a3fab574-b80b-4dbe-8eee-6d744d0f8574',
  body: [
    '7zUAzIIqx8RgCKKYsrUHRxXiLTdPCBqayTgTS9ixBwNPVX6wzZf8IVk9LmelPo6fiQt-4rHPJwBIIyTrzeooskUmy0BWJrN9pEW5',
    '3X6jqRnXUxqtGuXPI9BV0-lfPpTTluDMtkFV_sQvv-3eAxOwRXpYqwbJfxq4Z_DIMRrpBuwjwadr6FrOKZKfUAgAtWyM0DcLwkd4',
    '7Bu2bPC_mEK7K1FYOUBCzqvNlNjTBi058UgzV-n4X-BwE9fdrtPMF-1q6vir9XXA6jeMFb3_bvHfwhLMgaoGv938C0Y8DRbof3PH',
    'ElIkILd-0ZZh43Aa8cxZv0FLdJdXahXybYMXecOIzZqwP16crMKn7HjKujQRTudmVuwUTMGFry6OKOa0br6sEnf21l0Z_tV3YbuE',
    'g7mH6EmL78o_ABlM-ar9d8MPaDAxwTLDKK2HBoNjIQq3KvzBQgLzAMVdMD8Eb2Z-h653mdw1X1zlxY5cjvBwr--1LX_oI7VaQHlF',
    'y9qN1iBYJYWvTcw1z11riUGLc-iznvxTelAy9aT6bpQKfMdB4z2i4RFk7dU8xVjC8ppV89tNWMZzdk9BegM6skewCb3gbj6Gl5E-',
    'Fuv0wxqZVOJAGbNIAHic2WW8CvTAZuLn75rBPz8ErBmnqCv_Y_H9AStBCeq0TXbTiFrVzmYBQ7m8CmAovBiloCHNkPBy2J0Rd5-f',
    'yqJQi4_AL9Eg9isF9kRqE3U8BsJycRzZdGjdySZN4ntWxlwI_kNUSHv44PLg9DZzfht4g_L6TXozecdCbf5OSbJYtkMo0prj1uCY',
    'mTqAjAbTQUqvQVl6ct17C0MAJeUdeC9Kz7j3K5D20BKEPi7pfT_wRG7g_4qf_cwNriC2n6v-mQi1HCqM7_3G68QntEXBFAcInB2z',
    'iIV8vKr30phvMbsEuhBPKkTP16jD2_ZM82X87dOH5ZP2y8cJ63hJKksAifA0Ug95M24kIIycUPYvd-vx2YV7aulEn-Q454josa_Z',
    'o3MtrbVK9Q5kwFEm6m-16YVhcStfJvBGCZYq7o4nO27g8cdUVlsLwNecddefZ9ygnGCHXVAQAFfotZ_L6eX003CO-jFwcHKP2Nob',
    'oi9yenQNU_y-nWwQr3yhQAHSHYhvMHwEgbr7ZUFaSSWYZi7hvOiHHVrKaU8SG8qKen1ayFK4JAvjNP4CBGzPvRW2YMSaLd9bHcip',
    'V0S0PJovrl1wKI8ab8VfzazYp4sAIsIM2j6D-jxAckvpyz_3WrCnHQo0dfOTkPMCa-hEFk4AVjVY5KBz3oxQB0iCKhIAgZLLdXBw',
    '6loR9wkaUDbw5v-rskfw-7ZRkdinSnhcmlbPCQTyOPHOM3612Q4tKOYI2A_bXVUUZUXFDJUirgRp1USPkczNHgwAQ9Rn95p1fPij',
    'JEY',
  ].join(''),
  content:
    '{"created_at":"2026-11-26T20:00:00.000Z","topic":"bribe","details":"ما حدث","recipients":["directorate"],"receipt":"mPcRn8Kxmk_EV7BXEpbys_6FvGUbR9XlSPxKRq6eRyE"}',
};

test('the envelope of version 3 that the documentation prints opens for both sides, whatever its number', async () => {
  const { organisation, receipt, keyId, body, content } = vector;
  const { privateKey } = await receiptKeys(receipt.code);
  for (const { recipient, sealedKey, ...each } of [organisation, { ...receipt, privateKey }]) {
    const own = await openingKey(each.privateKey);
    for (const id of [1, 7]) {
      const place = submissionContext({ kind: 'report', id, keyId, version: 3 });
      const key = await openKey(fromBase64url(sealedKey), own, place, recipient);
      expect(new TextDecoder().decode(await openBody(fromBase64url(body), key, place))).toBe(content);
    }
    const elsewhere = submissionContext({ kind: 'contact', id: 1, keyId, version: 3 });
    await expect(openKey(fromBase64url(sealedKey), own, elsewhere, recipient)).rejects.toThrow(
      /decryption failed|operation failed/i,
    );
  }
});
