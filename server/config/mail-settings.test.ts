import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const MAIL_FROM = 'Directorate <site@example.org>';
const server = (MAIL_URL: string) => {
  const { mail } = readConfig({ MAIL_URL, MAIL_FROM });
  return mail && 'server' in mail ? mail.server : undefined;
};

test('mail leaves by the server of the settings, encrypted unless it is on this machine', () => {
  expect(server('smtps://mail.example.org')).toMatchObject({ port: 465, encryption: 'tls' });
  expect(server('smtp://mail.example.org')).toMatchObject({ port: 587, encryption: 'starttls' });
  expect(server('smtp://relay:25?tls=off')).toMatchObject({ host: 'relay', port: 25, encryption: 'none' });
  expect(server('smtp://[::1]:25')).toMatchObject({ host: '::1', encryption: 'none' });
  const { account } = server('smtps://site%40example.org:m%2Farker@mail.example.org') ?? {};
  expect([account?.user, account?.password.reveal()]).toEqual(['site@example.org', 'm/arker']);
  expect(JSON.stringify(account)).not.toContain('arker');
});

test.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtp://',
  'smtps://marker@mail.example.org',
  'smtps://mail.example.org/marker',
  'smtps://mail.example.org?tls=off',
  'smtp://mail.example.org?auth=marker',
])('an address is refused without being repeated: %s', (MAIL_URL) => {
  const read = () => readConfig({ MAIL_URL, MAIL_FROM });
  expect(read).toThrow(/^MAIL_URL: the value cannot be used, expected smtps:\/\//);
  expect(read).not.toThrow(/marker/);
});

test('mail has a sender', () => {
  const MAIL_URL = 'smtps://mail.example.org';
  expect(() => readConfig({ MAIL_URL })).toThrow('MAIL_URL: it needs MAIL_FROM');
  for (const from of ['site', 'a@b, c@d', 'Site <site>', 'a@example.org\nBcc: x@example.org', '<a@b>'])
    expect(() => readConfig({ MAIL_URL, MAIL_FROM: from })).toThrow(/^MAIL_FROM: /);
  expect(readConfig({ MAIL_URL, MAIL_FROM: 'site@example.org' }).mail?.from).toBe('site@example.org');
});

test('mail is not sent without a server, but in development, where it is files', () => {
  expect(readConfig({ NODE_ENV: 'production', MAIL_FROM }).mail).toBeUndefined();
  expect(readConfig({ MAIL_FROM }).mail).toMatchObject({ from: MAIL_FROM });
});
