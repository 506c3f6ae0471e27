import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the defaults run the site on this machine only, with sample content', () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    store: undefined,
    backupDays: 30,
    adminEmail: 'admin@example.org',
    adminPassword: undefined,
    sampleContent: true,
    limits: true,
    trustProxy: [],
    hstsSubdomains: false,
    cachePages: 0,
    captcha: undefined,
    mail: { outbox: resolve('data/outbox'), from: 'diwan@localhost' },
    sharedNetworks: { networks: [], file: undefined },
    adminNetworks: [],
    logLevel: 'info',
  });
});

test('an empty value counts as none', () => {
  expect(readConfig({ HOST: '', PORT: '', PUBLIC_URL: '', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(
    readConfig({}),
  );
});

test('every variable is read', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://www.example.org/',
    ONION_URL: `http://${'a2'.repeat(28)}.onion/`,
    DATA_DIR: '/srv/diwan',
    DATABASE_URL: 'postgres://diwan:secret@db:5432/diwan?sslmode=require',
    SAMPLE_CONTENT: 'off',
    LIMITS: 'off',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    SHARED_NETWORKS: '100.64.0.0/10, 2001:db8::/32',
    SHARED_NETWORKS_FILE: '/etc/diwan/exits',
    HSTS_SUBDOMAINS: 'on',
    CACHE_PAGES: '10',
    ADMIN_NETWORKS: '192.0.2.0/24',
    SNAPSHOT_DIR: '/srv/copy',
    LOG_LEVEL: 'silent',
  });
  expect(config).toMatchObject({
    production: true,
    host: '::',
    port: 8080,
    publicUrl: 'https://www.example.org',
    onionUrl: `http://${'a2'.repeat(28)}.onion`,
    dataDir: '/srv/diwan',
    sampleContent: false,
    limits: false,
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    sharedNetworks: { networks: ['100.64.0.0/10', '2001:db8::/32'], file: '/etc/diwan/exits' },
    hstsSubdomains: true,
    cachePages: 10,
    adminNetworks: ['192.0.2.0/24'],
    snapshotDir: '/srv/copy',
    logLevel: 'silent',
  });
});

test('links follow the port if PUBLIC_URL is not set', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
});

describe('the third party’s captcha', () => {
  const stated = { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' };

  test('is verified at its own URL, and used for reports only if so configured', () => {
    expect(readConfig(stated).captcha).toEqual({
      provider: 'recaptcha',
      siteKey: 'key',
      secret: 'secret',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      forReports: false,
    });
    const more = { RECAPTCHA_FOR_REPORTS: 'on', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/verify' };
    expect(readConfig({ ...stated, ...more }).captcha).toMatchObject({
      verifyUrl: 'http://127.0.0.1:9/verify',
      forReports: true,
    });
  });

  test('is not used unless chosen, whatever else is set', () => {
    expect(readConfig({ ...stated, CAPTCHA: '' }).captcha).toBeUndefined();
  });

  test.each(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'])('needs %s', (name) => {
    expect(() => readConfig({ ...stated, [name]: '' })).toThrow(
      'CAPTCHA: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET beside it',
    );
  });
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('clamd is found at %s', (CLAMD, scanner) => {
  expect(readConfig({ CLAMD })).toMatchObject({ scanner });
});

test.each(['clamd', 'clamd:0', 'clamd:99999', 'clamd.ctl', 'tcp://clamd:3310'])(
  'CLAMD: %s is none',
  (CLAMD) => {
    expect(() => readConfig({ CLAMD })).toThrow(/^CLAMD: ".*" cannot be used, expected the address of clamd/);
  },
);

describe('the store of the files', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'marker' };

  test.each([
    ['s3://diwan', { bucket: 'diwan', prefix: '', endpoint: undefined, region: 'us-east-1' }],
    ['s3://diwan/?region=me-south-1', { bucket: 'diwan', prefix: '', region: 'me-south-1' }],
    [
      's3://diwan.files/site/a?endpoint=https://store.example.org:9000&region=x',
      { bucket: 'diwan.files', prefix: 'site/a/', endpoint: 'https://store.example.org:9000', region: 'x' },
    ],
  ])('%s', (STORAGE_URL, expected) => {
    const { store } = readConfig({ STORAGE_URL, ...key });
    expect(store).toMatchObject({ ...expected, keyId: 'id' });
    expect(store?.key.reveal()).toBe('marker');
    expect(JSON.stringify(store)).not.toContain('marker');
  });

  test.each([
    'https://store.example.org/diwan',
    's3://',
    's3://Diwan',
    's3://id:marker@diwan',
    's3://diwan/../other',
    's3://diwan//a',
    's3://diwan?endpoint=store.example.org',
    's3://diwan?endpoint=https://id:marker@store.example.org',
    's3://diwan?endpoint=https://store.example.org/?secret=marker',
    's3://diwan?region=a%20b',
    's3://diwan?secret=marker',
  ])('is refused without being repeated: %s', (STORAGE_URL) => {
    const read = () => readConfig({ STORAGE_URL, ...key });
    expect(read).toThrow(/^STORAGE_URL: the value cannot be used, expected s3:\/\/bucket or /);
    expect(read).not.toThrow(/marker/);
  });

  test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('needs %s', (name) => {
    expect(() => readConfig({ STORAGE_URL: 's3://diwan', ...key, [name]: '' })).toThrow(
      'STORAGE_URL: it needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it',
    );
  });

  test('is not used unless chosen, whatever key is set', () => {
    expect(readConfig(key).store).toBeUndefined();
  });
});

describe('an invalid value is reported, with the expected one', () => {
  test.each([
    ['PORT', 'abc', 'expected a whole number from 0 to 65535'],
    ['PORT', '65536', 'expected a whole number from 0 to 65535'],
    ['PORT', '-1', 'expected a whole number from 0 to 65535'],
    ['PORT', '80.5', 'expected a whole number from 0 to 65535'],
    ['HOST', 'http://localhost', 'expected an address or a host name'],
    ['PUBLIC_URL', 'www.example.org', 'expected the origin that visitors see'],
    ['PUBLIC_URL', 'ftp://example.org', 'expected the origin that visitors see'],
    ['PUBLIC_URL', 'https://example.org/site', 'expected the origin that visitors see'],
    ['PUBLIC_URL', 'https://user:word@example.org', 'expected the origin that visitors see'],
    ['ONION_URL', 'http://short.onion', 'expected the origin of an onion service'],
    ['ONION_URL', `http://${'a2'.repeat(28)}.onion/contact-us`, 'expected the origin of an onion service'],
    ['DATABASE_URL', 'mysql://localhost/diwan', 'expected postgres://user:password@host/database'],
    ['ADMIN_EMAIL', 'nobody', 'expected an e-mail address'],
    ['ADMIN_PASSWORD', 'short', 'expected at least 12 characters'],
    ['SAMPLE_CONTENT', 'yes', 'expected on or off'],
    ['LIMITS', 'true', 'expected on or off'],
    ['CACHE_PAGES', '1000', 'expected a number of seconds below a thousand'],
    ['BACKUP_DAYS', '-1', 'expected a number of days, or 0 for no daily backup'],
    ['CAPTCHA', 'none', 'expected altcha or recaptcha'],
    ['RECAPTCHA_VERIFY_URL', 'www.google.com', 'expected an address'],
    ['RECAPTCHA_FOR_REPORTS', 'yes', 'expected on or off'],
    ['TRUST_PROXY', 'nginx', 'expected none, or addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'expected none, or addresses'],
    ['TRUST_PROXY', 'loopback,', 'expected none, or addresses'],
    ['SHARED_NETWORKS', 'tor', 'expected none, or addresses and networks'],
    ['SHARED_NETWORKS', '100.64.0.0/33', 'expected none, or addresses and networks'],
    ['LOG_LEVEL', 'verbose', 'expected silent, fatal, error, warn, info or debug'],
  ])('%s=%s', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name}: .* cannot be used, ${expected.replaceAll('/', '\\/')}`),
    );
  });

  test('several at once', () => {
    expect(() => readConfig({ PORT: 'x', LIMITS: 'y' })).toThrow(/^PORT: .+; LIMITS: .+$/);
  });

  test('a password is not quoted, and the message stays one line', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'marker' })).not.toThrow(/marker/);
    expect(JSON.stringify(readConfig({ ADMIN_PASSWORD: 'a long password' }))).not.toContain(
      'a long password',
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://diwan:secret@db/diwan' })).not.toThrow(/secret/);
    expect(() => readConfig({ PUBLIC_URL: 'a\nb' })).toThrow(/^PUBLIC_URL: "a\\nb" cannot be used, [^\n]+$/);
  });
});
