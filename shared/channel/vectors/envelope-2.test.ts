import { expect, test } from 'vitest';
import { fromBase64url } from '../base64url.ts';
import { openBody, openKey } from '../envelope.ts';
import { openingKey } from '../hpke.ts';
import { receiptKeys } from '../receipt-keys.ts';

/** The envelope of version 2 printed in docs/security.md: an officer's answer, the second message of report 7. */
const vector = {
  organisation: {
    privateKey: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA',
    recipient: 'organisation:00000000-0000-4000-8000-000000000001',
    sealedKey:
      'fQ4EPwrJH_adjsjf3_Jb1hQvbJQEx01lDyoTu6mbgAr1N5tKoxvGVoalofteUgiZW_KudtdX18NjG_9FbC14oU2-RBlGhNkMW8X4ywiIVCI',
  },
  receipt: {
    code: '0123456789ABCDEFGHJKMNP8',
    recipient: 'receipt',
    sealedKey:
      'MIXxZ7Pz8zqLJNTbaWaqKszxUgILqnzoaKBgP9iawnl0E_Ptp1BSH3jhJkEUJyr43G5-MrjKmALXGLCWpgSUlkxOv-iTjzBOmhZ_QvODdiE',
  },
  place: {
    version: 2,
    kind: 'report',
    id: 7,
    message: 2,
    author: 'officer',
    keyId: 'acd970c8-2cca-4613-92d2-95369b5465c4',
  } as const,
  body: [
    'LHPd9dR2xBcMDu_zsUZnZoZkiDoPWKGJVRTooM8aFDaSkpGwrWjQKekJ4ABhUUOtUakFCKT7A301FzfWuBBb3brwGoGwsnZIp2Wj',
    'SL12ydxaHMwdVyXxm3U7OpN2vOXMoEeAt6rlFzyQRngySz-wCAmguGRUSP5FURwS8sHN3bm5jBaLZqpQiXUPjqX5euoHDEcvsnWW',
    'oheY7J2zL9GbC5x0A3NqVGxfTzVEvMYTeAvFvVhVAxvXduUKHO5bzU2HW_fz_mlF4sH06IEXHfl2OBVN2Ohixj4KKg3TVtBD5ysG',
    'CkcSEqY-ORaI6mUViyu28-JzwPREBRJu4rR8X0mtqGZZsU1zM9LgwF1rLKJfTxnwl0SvrgqWcax1-tQ3g3Ljk_FND-a2WFy_paR9',
    'ARQkSwlckubEP9jPJmKvJUTqapWXw1PRcjkEgZtRVef5EJdsSax4QyxytQ4H4CO66_GGfLcIFVX6FH1faT9w6vfg60AcnJ9JfP_d',
    'A3svSaNc-5qbpbhK73WNF5DvDltX5UbJCI7qBg_RLYBdPv2_8LTP4fRyaRNlIe-ai1EVGYUz2iJR5BbjLF1ST63vPGnBoYdSM3_a',
    'RwXddyLdtGiGYNrS3Pw8uue9rxR4-vVG_RKtqVLxgeHk8f_9ywElBlAILlqLZmc0_lsVJOa0N7uvFq__FU6OdMb5aLP3juku4PfF',
    'LPhUVQIJ2Q9Jd4rQ12kTrq-uoYsGQDuZJWJlunH2Z2VZv31pCiq6NaR6aDSYRkb3GOovVOpmKHKwswSaAMeAMsBDiTJ_XxPG-i2c',
    'bgovz_qTvmn495NuiUkH53q2BtIAKn5G6cEDKJPA6AzjWkGmP6e89_hBjlXGrW1y5pfEae6QHMG5SS8xDxqvrrPN6SzsNEQPGtMB',
    '5mmogFpdkLb6HQ0N4B6hMzlbLvJDGtiR50qcIB0brQn6CNQhE8jWSZzbfz1McOuZ5wd34YWxFFl4d-mVWkEWUyVXb32KtZN9qiBx',
    'CBsibirm98xOUb48tqqT4LK8Lqs9Qxe385w6JGhIgPueiM6bRODdOUCNrzsjGahf2m6b3-5F3G4j5g8UhVmuH7nFjpTsS994EloE',
    'qadD88oa4CCs5TSgruxGzZso37pRF1LErV5a5eWybe-LKtdWyRnknl6tYWmJsGjltCOv-FuRgx5qiv-kPEb-orukaxnLmJhlZUz3',
    'RAWvuKJ1LRLt4UK3XIe0eOn3wTIqpRPdk3wIrdHszE_FyKdJOIKqeBljc_-ZIxl4NegievHdo9qtveCsbYvrzDc5yAAuQbqPQ992',
    '0oVXjKjWXJWS6UFYdiqTurbXm2B4meMKIAFspIY6GbeUhNtQvA2cuJyWSVwlQSkoLEtRqx2lyTsehYtMjbGxpti49ADTrTEAcNUs',
    'zmM',
  ].join(''),
  content: '{"created_at":"2026-11-23T09:00:00.000Z","text":"متى وصل؟","state":"answered","reason":""}',
};

test('the envelope of version 2 that the documentation prints opens for both sides', async () => {
  const { organisation, receipt, place, body, content } = vector;
  const { privateKey } = await receiptKeys(receipt.code);
  for (const { recipient, sealedKey, ...each } of [organisation, { ...receipt, privateKey }]) {
    const own = await openingKey(each.privateKey);
    const key = await openKey(fromBase64url(sealedKey), own, place, recipient);
    expect(new TextDecoder().decode(await openBody(fromBase64url(body), key, place))).toBe(content);
  }
});
