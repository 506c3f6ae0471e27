import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Redacted } from '#server/redacted.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { mailServer } from '#tests/network/mail-server.ts';
import { createMailer, type Mail } from './mailer.ts';

const publicUrl = 'https://www.example.org';
const from = 'المديرية <site@example.org>';

const mail: Mail = {
  to: 'rana@example.org',
  subject: 'تذكير',
  text: 'نصّ',
  html: '<p>نصّ</p>',
  name: 'test 1',
  date: Date.UTC(2026, 10, 26, 6),
};

test('a mail that is sent again has the same bytes', async () => {
  const { address, mails } = await mailServer();
  const mailer = createMailer({ server: address, from }, publicUrl);
  await mailer.send(mail);
  await mailer.send(mail);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toEqual(mails[1]);
  const { to, bytes } = mails[0]!;
  expect(to).toBe(mail.to);
  expect(bytes).toMatch(/^Message-ID: <[0-9a-f]{32}@www\.example\.org>\r$/m);
  expect(bytes).toMatch(/^Date: Thu, 26 Nov 2026 06:00:00 \+0000\r$/m);
  expect(bytes).toContain('Auto-Submitted: auto-generated');
  expect(bytes).not.toMatch(/nodemailer|X-Mailer/i);
});

test('the account is used, and a refusal names neither it nor the recipient', async () => {
  const { address, mails } = await mailServer({
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'site' && password === 'p@ss'
        ? callback(null, { user: username })
        : callback(new Error(`no such account ${username} ${password}`)),
  });
  const settings = (password: string) => ({
    from,
    server: { ...address, account: { user: 'site', password: new Redacted(password) } },
  });
  await createMailer(settings('p@ss'), publicUrl).check();
  await createMailer(settings('p@ss'), publicUrl).send(mail);
  expect(mails).toHaveLength(1);
  const wrong = createMailer(settings('marker'), publicUrl);
  const refused = 'the mail server refused or did not respond (EAUTH AUTH PLAIN 535)';
  await expect(wrong.check()).rejects.toThrow(refused);
  const error = await wrong.send(mail).catch((each: unknown) => each);
  expect(String(error)).toBe(`Error: ${refused}`);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/marker|rana/);
});

test('nothing is sent to a server that cannot encrypt, unless the settings say so', async () => {
  const { address, mails } = await mailServer();
  const server = { ...address, encryption: 'starttls' } as const;
  await expect(createMailer({ server, from }, publicUrl).send(mail)).rejects.toThrow('(ETLS STARTTLS');
  expect(mails).toEqual([]);
});

test('without a server in development mails are files', async () => {
  const outbox = join(await temporaryFolder(), 'outbox');
  await createMailer({ outbox, from }, publicUrl).send(mail);
  const [file = ''] = await readdir(outbox);
  expect(file).toMatch(/^[0-9a-f]{32}\.eml$/);
  expect(await readFile(join(outbox, file), 'utf8')).toContain('To: rana@example.org');
});
