import { expect, test } from 'vitest';
import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import { ar as arForms } from '#shared/messages/forms/ar.ts';
import { solved } from '#tests/requests/solved.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const minute = 60_000;

const refused = 'The check did not go through. Please do it again; nothing you wrote is lost.';
const expired = 'The check has expired. Please do it again; nothing you wrote is lost.';

type Site = Awaited<ReturnType<typeof openSite>>;

/** Sends a form with this proof; returns its error, or undefined if it was accepted. */
async function tried({ send }: Site, kind: 'contact' | 'report', recaptcha: string): Promise<string> {
  const answer = await send(kind, { ...written[kind], recaptcha });
  const { message, errors } = answer.json();
  const status = errors ? 422 : 201;
  expect([answer.statusCode, errors]).toEqual([status, errors && { recaptcha: [message] }]);
  return errors ? message : '';
}

test('the call names the captcha of each form, and where its challenge is', async () => {
  const { request } = await openSite();
  for (const [query, form] of [
    ['', 'contact'],
    ['?form=contact', 'contact'],
    ['?form=report', 'report'],
  ] as const) {
    const answer = await request(`/api/captcha${query}`);
    const challenge = `/api/captcha/challenge?form=${form}`;
    expect(answer.json()).toEqual({ provider: 'altcha', siteKey: null, challenge });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { parameters, signature } = (await request(challenge)).json();
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { form } });
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
  }
  expect((await request('/api/captcha?form=other')).statusCode).toBe(422);
  expect((await request('/api/captcha/challenge?form=other')).statusCode).toBe(422);
});

test('a solved challenge is taken once, for the form that it was made for', async () => {
  const site = await openSite();
  const proof = await site.solve('report');
  expect(await tried(site, 'contact', proof)).toBe(refused);
  expect(await tried(site, 'report', proof)).toBe('');
  expect(await tried(site, 'report', proof)).toMatch(/^This check was used already/);
  // In other bytes it is still the same
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
  const again = Buffer.from(JSON.stringify({ solution, more: 1, challenge }, null, 2)).toString('base64url');
  expect(await tried(site, 'report', again)).toMatch(/^This check was used already/);
  expect(await site.stored('report')).toBe(1);
});

test('a challenge is taken for twenty minutes', async () => {
  const site = await openSite();
  const [one, two] = [await site.solve('contact'), await site.solve('contact')];
  site.pass(20 * minute - 1_000);
  expect(await tried(site, 'contact', one)).toBe('');
  site.pass(2_000);
  expect(await tried(site, 'contact', two)).toBe(expired);
});

test('a proof that solves no challenge of this site is refused', async () => {
  const site = await openSite();
  const other = await openSite();
  const proof = await site.solve('contact');
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
  const { parameters, signature } = challenge;
  const later = parameters.expiresAt + 3_600;
  const forgeries = [
    { challenge: { parameters, signature: signature.replaceAll(/[0-9a-f]/g, '0') }, solution },
    { challenge: { parameters: { ...parameters, expiresAt: later }, signature }, solution },
    { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
    { challenge: { parameters: { ...parameters, data: { form: 'report' } }, signature }, solution },
    { challenge: { parameters, signature: signature.toUpperCase() }, solution },
    { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replaceAll(/[0-9a-f]/g, '0') } },
    { challenge, solution: { counter: -1, derivedKey: '' } },
    { challenge, solution: {} },
    { challenge: {}, solution },
    { challenge: { parameters: null, signature }, solution },
    { challenge: { parameters: [], signature: '' }, solution },
    [],
    null,
    5,
  ].map((forgery) => Buffer.from(JSON.stringify(forgery)).toString('base64'));
  const garbage = ['garbage', 'e30=', '{}', 'plain', '\u{1f642}'.repeat(1_000), await other.solve('contact')];
  for (const bad of [...forgeries, ...garbage]) {
    expect(await tried(site, 'contact', bad), Buffer.from(bad, 'base64').toString().slice(0, 200)).toBe(
      refused,
    );
  }
  const open = await solved({ ...challenge, parameters: { ...parameters, keyPrefix: '00' } });
  expect(await tried(site, 'contact', open)).toBe(refused);
  expect(await tried(site, 'contact', proof)).toBe('');
  expect(await site.stored('contact')).toBe(1);
});

test('the answer to a plain question is accepted from three seconds to two hours later, once, for its form', async () => {
  const site = await openSite();
  const { captcha } = site.services;
  const question = await captcha.question('report');
  const { token } = question;
  const right = plainAnswer(question);
  const proof = captcha.plainProof(token, ` ${right} `);
  expect(await tried(site, 'report', proof)).toMatch(/^The form was sent too quickly.* Seconds left: 3\.$/);
  site.pass(2_999);
  expect(await tried(site, 'report', proof)).toMatch(/^The form was sent too quickly.* Seconds left: 1\.$/);
  site.pass(1);
  expect(await tried(site, 'contact', proof)).toBe('Please verify the reCAPTCHA');
  expect(await tried(site, 'report', captcha.plainProof(token, ''))).toBe('Please verify the reCAPTCHA');
  for (const wrong of [right + 1, -right, 'NaN', `${right} + 0`, '١٩٩']) {
    const answer = await tried(site, 'report', captcha.plainProof(token, String(wrong)));
    expect(answer, String(wrong)).toMatch(/^The answer to the question is not right/);
  }
  expect(await tried(site, 'report', proof)).toBe('');
  for (const again of [proof, `${proof}:more`, captcha.plainProof(token, `0${right}`)]) {
    expect(await tried(site, 'report', again)).toMatch(/^This check was used already/);
  }
  const old = await captcha.question('report');
  site.pass(120 * minute + 1);
  const late = captcha.plainProof(old.token, String(plainAnswer(old)));
  expect(await tried(site, 'report', late)).toBe(expired);
  expect(await site.stored('report')).toBe(1);
});

test('an answer may be typed in Arabic digits', async () => {
  const site = await openSite();
  const question = await site.services.captcha.question('contact');
  site.pass(3_000);
  const digits = String(plainAnswer(question));
  const typed = digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  expect(await tried(site, 'contact', site.services.captcha.plainProof(question.token, typed))).toBe('');
});

test('a question that this site did not request is refused, and so is one that was changed', async () => {
  const site = await openSite();
  const other = await openSite();
  const question = await site.services.captcha.question('contact');
  const { token } = question;
  const bytes = Buffer.from(token, 'base64url');
  const changed = Array.from(bytes, (byte, place) =>
    Buffer.from(bytes.with(place, byte ^ 1)).toString('base64url'),
  );
  const strange = await other.services.captcha.question('contact');
  site.pass(3_000);
  for (const bad of [
    ...changed,
    token.slice(0, -1),
    `${token}A`,
    `${token}=`,
    `${token}.more`,
    '',
    '.',
    strange.token,
  ]) {
    const proof = site.services.captcha.plainProof(bad, String(plainAnswer(question)));
    expect(await tried(site, 'contact', proof), bad).toBe('Please verify the reCAPTCHA');
  }
  expect(await site.stored('contact')).toBe(0);
});

test('a token reveals neither the question nor its time', async () => {
  const { services } = await openSite();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => services.captcha.question('contact')));
  for (const { token } of tokens) {
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/contact|sum|from|"a"/);
  }
});

test('no Arabic message of the forms names a product', () => {
  for (const [key, localizedMessage] of Object.entries(arForms))
    expect(localizedMessage, key).not.toMatch(/captcha/i);
});
