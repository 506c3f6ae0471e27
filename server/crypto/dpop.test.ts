import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { checkProof } from './dpop.ts';

const url = 'https://www.example.org/api/session';
const at = Date.UTC(2026, 10, 1);
const token = 'a token';
const key = proofKey();
const call = { method: 'GET', urls: ['http://onion.example/api/session', url], at, notBefore: 0, token };

const make = (claims: object = {}, header: object = {}) =>
  key.proof('GET', url, at, token, { ...claims }, { ...header });

/** The example of RFC 9449, figure 1; the thumbprint is that of its figure 11. */
const example = [
  'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2R1JEQSIsImNydiI6IlAtMjU2In19',
  'eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6Imh0dHBzOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ',
  '2-GxA6T8lP4vfrg8v-FdWP0A0zdrj8igiMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg',
].join('.');

test('the example proof of RFC 9449 is valid for its method and URL', () => {
  const requested = {
    method: 'POST',
    urls: ['https://server.example.com/token'],
    at: 1_562_262_616_000,
    notBefore: 0,
  };
  expect(checkProof(example, requested)).toEqual({
    thumbprint: '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I',
    jti: '-BwC3ESc6acc2lTc',
  });
  expect(checkProof(example, { ...requested, urls: ['https://server.example.com/other'] })).toBeUndefined();
});

test('the thumbprint is that of RFC 7638, whatever the order of the key’s members', () => {
  const { kty, crv, x, y } = key.jwk;
  const text = `{"crv":"${crv}","kty":"${kty}","x":"${x}","y":"${y}"}`;
  const thumbprint = createHash('sha256').update(text).digest('base64url');
  for (const jwk of [
    { kty, crv, x, y },
    { y, x, crv, kty, ext: true, key_ops: ['verify'] },
  ]) {
    expect(checkProof(make({}, { jwk }), call)?.thumbprint).toBe(thumbprint);
  }
});

test.each([
  ['60 seconds ago', { iat: at / 1000 - 60 }],
  ['by a clock that is two seconds fast', { iat: at / 1000 + 2 }],
  ['for the address with a query', { htu: `${url}?limit=3#top` }],
  ['for the address with its port', { htu: 'https://www.example.org:443/api/session' }],
])('a proof is good that was made %s', (_name, claims) => {
  expect(checkProof(make(claims), call)).toBeDefined();
});

test.each<[string, object, object?]>([
  ['for another method', { htm: 'POST' }],
  ['for another path', { htu: 'https://www.example.org/api/sessions' }],
  ['for a path below', { htu: `${url}/` }],
  ['for another host', { htu: 'https://www.example.com/api/session' }],
  ['for another scheme', { htu: 'http://www.example.org/api/session' }],
  ['for no address', { htu: '/api/session' }],
  ['61 seconds ago', { iat: at / 1000 - 61 }],
  ['three seconds ahead', { iat: at / 1000 + 3 }],
  ['at no time', { iat: undefined }],
  ['at a time in words', { iat: String(at / 1000) }],
  ['without a name of its own', { jti: undefined }],
  ['with too short a name', { jti: 'a' }],
  ['in more than 4,000 characters', { note: 'a'.repeat(3_000) }],
  ['without the token', { ath: undefined }],
  ['for another token', { ath: createHash('sha256').update('another').digest('base64url') }],
  ['as another kind of text', {}, { typ: 'JWT' }],
  ['without an algorithm', {}, { alg: 'none' }],
  ['under a shared secret', {}, { alg: 'HS256' }],
  ['with the private key in it', {}, { jwk: { ...key.jwk, d: key.privateKey.export({ format: 'jwk' }).d } }],
  ['with another’s key', {}, { jwk: proofKey().jwk }],
  ['with no point of the curve', {}, { jwk: { ...key.jwk, y: key.jwk.x } }],
  ['with a key of another curve', {}, { jwk: { ...key.jwk, crv: 'P-384' } }],
  ['without a key', {}, { jwk: undefined }],
])('a proof is refused that was made %s', (_name, claims, header) => {
  expect(checkProof(make(claims, header), call)).toBeUndefined();
});

test('a proof with changed or missing parts is refused', () => {
  const good = make();
  const [head = '', body = '', signature = ''] = good.split('.');
  const other = make({ htm: 'POST' }).split('.');
  const changed = [
    '',
    'nonsense',
    `${head}.${body}`,
    `${head}.${body}.`,
    `${head}.${other[1]}.${signature}`,
    `${head}.${body}.${other[2]}`,
    `${head}.${body}.${'A'.repeat(86)}`,
    `${good}.`,
    `${good},${good}`,
    `bm8.${body}.${signature}`,
  ];
  for (const proof of changed) expect(checkProof(proof, call), proof).toBeUndefined();
  expect(checkProof(good, call)).toBeDefined();
});

test('a proof issued before the given time is refused', () => {
  const checked = (iat: number) => checkProof(make({ iat }), { ...call, notBefore: at });
  expect([checked(at / 1000), checked(at / 1000 - 1)]).toEqual([expect.anything(), undefined]);
});

test('a proof bound to a token does not serve a token request', () => {
  expect(checkProof(make(), { method: 'GET', urls: [url], at, notBefore: 0 })).toBeUndefined();
});
