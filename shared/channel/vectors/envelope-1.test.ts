import { expect, test } from 'vitest';
import { keyPairOf } from '#server/crypto/sealing/x25519.ts';
import { fromBase64url } from '../base64url.ts';
import { openBody, openKey } from '../envelope.ts';
import { openingKey } from '../hpke.ts';

/** The envelope of format 1 printed in docs/security.md: a sealed envelope must open for ever. */
const vector = {
  privateKey: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA',
  publicKey: 'B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw',
  recipient: 'organisation:00000000-0000-4000-8000-000000000001',
  place: { version: 1, kind: 'contact', id: 1, keyId: '30d8a405-080d-49d4-ad5a-db7fc20f19f7' } as const,
  sealedKey:
    'G5KJ7YZx-9Cx1dpxbsgQOOEeBEracPXFQ2BBSEz8lTcx7ngaTv16INLBBSz7-R_qOVuAq9vSX0aYgv3bXWW9pw-0wMeWa_Wv3XtC81zU8PE',
  body: [
    '9JkGdVbx9-XugRsxo-1oaXMUPQKHDKynXOkeErYDuegosn6KnHN62p534JKwx5ZXmk5rGpXETvQVOE428kT8_XIDtEYQCQ-GP_L_',
    'f2oNCSAWXsDSDcSLAU_ySLZNB29b4F741TyR_xN6TqO1bfy3y0wThQZuU32aJzPbVG-XyNK-zRf88ZoBSySb_cFNDrAKHpnEOZ4p',
    '6cekwoKNI85k7UREb-NBBD2XxAULVa-eH321VDgy6JiB1EcBY55e07eq-R-auFlyxv9IIiK1w2hriE1Vr0ueDFUZuh-Dxm5mtx3I',
    'yx3w2iF52UBZ-zlELEH5S7SXIb4aDlHF9piivDTlAUV65U3TQIMngeGnVo66Jgec7GYXoxHTfM8ACU2F7WkInuBMeDduNBRrlEJp',
    'RhSRPTEBC1k9fSTcnoJZjkIp7ol14p6chvtYz7CT5HIqdldrl_4QA9BLSnFdtRmnpaDxbIPnvhAD3hOW4lD1jjtBrJF1S4LqDBmB',
    'DO6yvovsVJAtmGe13t_WGVtUSGcQnyQhdp1ADeQJKxXJLf42ZMdZpuu2dfslb4FS1EcpGo0IkhKU4YNqjLpn4yjz1OfDj2Ro3r5h',
    'O7Vj0qaiaJny-k0yhut_g_ydy4lVi2_Ih1mQSNX0dT3XkBuQMxugQPeMo5lzOVry630l3vSYJzUISmyLSray4Lb2L5OxtILvzYFx',
    'EGe3_7Fu2hDvCdtY0QSKjJK-XncyWS5OeedMkp-p6sCFXZ76xs9NmGKYuESqwlLeK1uidnTLJJmciha5oylE23aSPjzUEmnoCpze',
    '4UxdQc1BnWSvKjHCDBiEG5DBJi-bb2GvlGxqg3bL05tg9gBiSP-UQzF6AywDJD7gY5QjQ_DDb0t_P4X7GxBH77MVQPhDg3qXBayy',
    'UnWy1Xvqo1vvNDUdFODIjD-cRCNDUrMZOPbCwhrcoKOOLBf1VuTyQr1ZTdpak4CF1S89DiTcXM_56SPamGpUnYLe9scFvW8sSaIt',
    'xyxCK61onbdhT1CCGFVTizZr1_op-7HQg_nBgMR2qa0g8-sgunaHaWqcIlqghHerTyoCecWuxOrDAZXG_PYrdTPaz06Q6ozgla4z',
    'SHrj9GVqkmK8KtAwzFenirFij1OaQwS5Su3a7KKMtl0FsPDZJi_6CWSnhR2cT8TjZ1gTwbenH87YkNJ5521fnCFBzU64ZoPLN7rf',
    'y2AZGL4j49beJkEH0Lyjd84bEIs19HOGk4m3HGRgWZuw18FtRYnlyHilNjU7k3mD5oOLx6th8Ij2BF9EZgAjiGSoy1XZvQ1lVPkP',
    '3o4YIf6eXYnPMDIIxEQ7r-ZBo-Qp4A0lvuePkmYPQOFw1F2y0dfP-MYfyXMdh5ETHuyg9yzwRd2Q-lqizRACW5_yN_ku2iGDX7No',
    '5Ew',
  ].join(''),
  content:
    '{"created_at":"2026-11-21T13:00:00.000Z","name":"رنا","phone":"01000000","message":"شكرًا لكم.","email":""}',
};

const bytes = (text: string) => fromBase64url(text);

test('the envelope of version 1 that the documentation prints opens', async () => {
  const { privateKey, publicKey, place, recipient } = vector;
  expect(keyPairOf(privateKey).publicKey).toBe(publicKey);
  const key = await openKey(bytes(vector.sealedKey), await openingKey(privateKey), place, recipient);
  expect(new TextDecoder().decode(await openBody(bytes(vector.body), key, place))).toBe(vector.content);
});
