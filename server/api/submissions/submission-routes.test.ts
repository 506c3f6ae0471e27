import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { openSite, written } from '#tests/requests/submit.ts';

/** Required fields, in the order of the specification's §5. */
const rules = {
  contact: [
    ['recaptcha', 'form.captchaRequired', 'Please verify the reCAPTCHA'],
    ['name', 'form.nameRequired', 'Please enter your name'],
    ['phone', 'form.phoneRequired', 'Please enter your phone number'],
    ['message', 'form.messageRequired', 'Please enter your message'],
  ],
  report: [
    ['recaptcha', 'form.captchaRequired', 'Please verify the reCAPTCHA'],
    ['topic', 'form.topicRequired', 'Please select the corruption type'],
    ['details', 'form.detailsRequired', 'Please add report details'],
  ],
} as const;

test.each(['contact', 'report'] as const)(
  '%s: missing fields are reported in order, in both languages',
  async (kind) => {
    const { send } = await openSite();
    const fields = rules[kind].map(([field]) => field);
    const texts: Record<string, string> = { ...written[kind], recaptcha: 'no proof' };
    const given: Record<string, unknown> = {};
    for (const [field, key, english] of rules[kind]) {
      for (const empty of [undefined, null, '', ' \n\u0000', 5]) {
        const lacking = { ...given, [field]: empty };
        const response = await send(kind, lacking);
        expect([response.statusCode, response.json().message], field).toEqual([422, english]);
        expect(Object.keys(response.json().errors)).toEqual(fields.slice(fields.indexOf(field)));
        expect(response.json().errors[field]).toEqual([english]);
        const arabic = await send(kind, lacking, { headers: { 'accept-language': 'ar-LB,en;q=0.5' } });
        expect(arabic.json().message).toBe(message('ar', key));
        expect(arabic.headers['content-language']).toBe('ar');
      }
      given[field] = texts[field];
    }
    expect((await send(kind, given)).json().errors).toEqual({
      recaptcha: ['The check did not go through. Please do it again; nothing you wrote is lost.'],
    });
  },
);

test.each([
  ['contact', 'contacts', 'form.contactSent'],
  ['report', 'reports', 'form.reportSent'],
] as const)('%s: a valid submission is accepted, and reads as it was written', async (kind, list, key) => {
  const { send, proof, editor } = await openSite();
  for (const language of ['ar', 'en'] as const) {
    const texts = { ...written[kind], recaptcha: await proof(kind) };
    const sent = await send(kind, texts, { headers: { 'accept-language': language } });
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      {
        message: message(language, key),
        receipt: expect.stringMatching(/^(?:\w{4}-){5}\w{4}$/),
        pass: expect.any(String),
      },
    ]);
    expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': language });
    expect(sent.headers).not.toHaveProperty('set-cookie');
  }
  const rows = (await editor.call(`/api/${list}`)).json();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ ...written[kind], damaged: false, deleted_at: null });
});

test('optional fields are empty, however they are left out', async () => {
  const { send, proof, editor } = await openSite();
  const { topic, details } = written.report;
  for (const empty of [undefined, null, '', ' \t\n']) {
    const recaptcha = await proof('report');
    const texts = { topic, details, recaptcha, involved_names: empty, datetime: empty, phone: empty };
    expect((await send('report', texts)).statusCode).toBe(201);
    const contact = { ...written.contact, email: empty, recaptcha: await proof('contact') };
    expect((await send('contact', contact)).statusCode).toBe(201);
  }
  for (const report of (await editor.call('/api/reports')).json()) {
    expect(report).toMatchObject({ involved_names: '', datetime: '', phone: '', topic, details });
  }
  for (const contact of (await editor.call('/api/contacts')).json()) expect(contact.email).toBe('');
});

test.each([
  ['contact', 'phone', ['call me', '+', '12a', '()', '1+2', '٠١x'], 'form.phoneInvalid'],
  ['contact', 'email', ['nobody', 'a@', '@b', 'a b@c', 5], 'form.emailInvalid'],
  ['report', 'topic', ['Bribe', 'theft', 'bribe '], 'form.topicRequired'],
  [
    'report',
    'datetime',
    ['2026-02-30T10:30', '2026-11-01', '2026-11-01T10:30:15', '2026-11-01T10:30Z'],
    'form.datetimeInvalid',
  ],
] as const)('%s: an invalid %s is reported at its field', async (kind, field, values, key) => {
  const { send } = await openSite();
  for (const value of values) {
    const response = await send(kind, { ...written[kind], recaptcha: 'any', [field]: value });
    const localizedMessage = typeof value === 'string' ? message('en', key) : 'Some values are not valid.';
    expect([response.statusCode, response.json()], String(value)).toEqual([
      422,
      { message: localizedMessage, errors: { [field]: [localizedMessage] } },
    ]);
  }
});

test.each([
  [{ ...written.contact, recaptcha: 'any', email: 5 }, { email: ['error.invalid'] }],
  [null, {}],
])('the service validates the body of the call: %j', async (given, fields) => {
  const { services } = await openSite();
  const sent = services.submissions.send('contact', given, { address: '198.51.100.1' });
  await expect(sent).rejects.toMatchObject({ code: 'invalid', key: 'error.invalid', details: { fields } });
});

test.each([
  ['٠١ ٢٣٤ ٥٦٧', '01 234 567'],
  ['+۹۶۱ (۱) ۲۳۴-۵۶۷', '+961 (1) 234-567'],
  [' 01/234.567\r\n', '01/234.567'],
])('the telephone number %j is stored as %j', async (typed, stored) => {
  const { send, proof, editor } = await openSite();
  const texts = { ...written.contact, phone: typed, recaptcha: await proof('contact') };
  expect((await send('contact', texts)).statusCode).toBe(201);
  expect((await editor.call('/api/contacts')).json()[0].phone).toBe(stored);
});

test('telephone numbers made to take long to check are refused quickly', async () => {
  const { send } = await openSite();
  const hostile = ['1'.repeat(59_000), '1 '.repeat(29_000), '(1)'.repeat(19_000)];
  for (const phone of [...hostile, ...hostile, ...hostile, ...hostile]) {
    const response = await send('contact', { ...written.contact, recaptcha: 'any', phone: `${phone}x` });
    expect(Object.keys(response.json().errors)).toEqual(['phone']);
  }
});

test('invisible characters are removed, and lines stay lines', async () => {
  const { send, proof, editor } = await openSite();
  const recaptcha = await proof('contact');
  const typed = ' \u0000a\u0007 b\u001b[31m\r\nc\rd\te\u0085f \ud83d\ude42 x\ud800y\udc00 \n';
  expect((await send('contact', { ...written.contact, message: typed, recaptcha })).statusCode).toBe(201);
  const [row] = (await editor.call('/api/contacts')).json();
  expect(row.message).toBe('a b[31m\nc\nd\tef 🙂 x\ufffdy\ufffd');
});

test.each([
  ['letters', 'ش'],
  ['halves of letters', '\ud800'],
  ['line breaks', '\n'],
  ['marks that JSON escapes', '"'],
  ['Arabic', 'ع'],
  ['emoji', '😀'],
])('a text of 60,000 characters is taken, be they %s, and not one more', async (_name, character) => {
  const { send, proof, solve, editor, stored } = await openSite();
  const recaptcha = await proof('contact');
  const most =
    `a${character.repeat(limits.longestTextCharacters / character.length)}`.slice(
      0,
      limits.longestTextCharacters - 1,
    ) + 'b';
  // Checked before any other rule
  const tooLong = await send('contact', {
    ...written.contact,
    name: '',
    recaptcha,
    message: `${most}c`,
  });
  expect([tooLong.statusCode, tooLong.json()]).toEqual([
    413,
    {
      message: message('en', 'form.tooLong', {
        longestTextCharacters: '60,000',
        otherTextsCharacters: '4,000',
      }),
    },
  ]);
  expect(await stored('contact')).toBe(0);
  expect((await send('contact', { ...written.contact, recaptcha, message: most })).statusCode).toBe(201);
  expect((await editor.call('/api/contacts')).json()[0].message).toBe(most.toWellFormed());
  const report = { ...written.report, details: most, recaptcha: await solve('report') };
  expect((await send('report', report)).statusCode).toBe(201);
});

test('the fields beside the longest text have limits of their own, and so has the proof', async () => {
  const { send, proof, stored } = await openSite();
  const name = 'n'.repeat(limits.otherTextsCharacters);
  const { phone, message: text } = written.contact;
  const recaptcha = await proof('contact');
  const longest = { phone, message: text.padEnd(limits.longestTextCharacters, 'x'), recaptcha };
  for (const more of [{ name }, { name: 'Rana', recaptcha: 'p'.repeat(limits.captchaProofCharacters + 1) }]) {
    expect((await send('contact', { ...longest, ...more })).statusCode).toBe(413);
  }
  const most = { ...longest, name: name.slice(phone.length) };
  expect((await send('contact', most)).statusCode).toBe(201);
  expect(await stored('contact')).toBe(1);
});

test('a body that is no form is refused before it is read', async () => {
  const { request, stored } = await openSite();
  const send = (payload: string, type = 'application/json') =>
    request('/api/report', { method: 'POST', payload, headers: { 'content-type': type } });
  expect((await send(JSON.stringify({ details: 'x'.repeat(410_000) }))).statusCode).toBe(413);
  for (const type of [
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    expect((await send('details=x', type)).statusCode, type).toBe(415);
  }
  for (const broken of ['', '{', '{"details":"x"', '{"__proto__":{"details":"x"}}']) {
    expect((await send(broken)).statusCode, broken).toBe(400);
  }
  for (const other of ['[]', 'null', '5', '"x"', '[{"details":"x"}]']) {
    expect((await send(other)).statusCode, other).toBe(422);
  }
  expect((await request('/api/report', { method: 'GET' })).statusCode).toBe(405);
  expect(await stored('report')).toBe(0);
});
