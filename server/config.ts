import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '#server/errors/start-error.ts';
import { Redacted } from '#server/redacted.ts';
import { emailAddress, minPasswordLength } from '#shared/accounts/credentials.ts';
import {
  captchaChoice,
  captchaSecrets,
  captchaSettings,
  captchaVariables,
} from './config/captcha-settings.ts';
import { mailSettings, mailVariables } from './config/mail-settings.ts';
import { networkList } from './config/network-list.ts';
import { onOff } from './config/on-off.ts';
import { onionUrl } from './config/onion-url.ts';
import { proxyList } from './config/proxy-list.ts';
import { scannerAddress } from './config/scanner-address.ts';
import { storageUrl } from './config/storage-url.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'expected a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'expected a whole number from 0 to 65535');

const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (bare && /^https?:$/.test(url.protocol)) return url.origin;
  context.addIssue('expected the origin that visitors see, such as https://www.example.org, without a path');
  return z.NEVER;
});

const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address or a host name, such as 127.0.0.1 or ::')
    .default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  ONION_URL: onionUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^/\s]+\/\S+$/, 'expected postgres://user:password@host/database')
    .optional(),
  START_SECRET: z
    .string()
    .min(32, 'expected at least 32 characters, the same for every instance')
    .transform((secret) => new Redacted(secret))
    .optional(),
  STORAGE_URL: storageUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .transform((key) => new Redacted(key))
    .optional(),
  CLAMD: scannerAddress.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'expected a number of days, or 0 for no daily backup')
    .transform(Number)
    .default(30),
  ADMIN_EMAIL: emailAddress
    .regex(/^[^\s@]+@[^\s@]+$/, 'expected an e-mail address')
    .default('admin@example.org'),
  ADMIN_PASSWORD: z
    .string()
    .min(minPasswordLength, `expected at least ${minPasswordLength} characters`)
    .transform((password) => new Redacted(password))
    .optional(),
  SAMPLE_CONTENT: onOff('on'),
  LIMITS: onOff('on'),
  ...mailVariables,
  CAPTCHA: captchaChoice,
  ...captchaVariables,
  TRUST_PROXY: proxyList,
  SHARED_NETWORKS: networkList(
    'expected none, or addresses and networks such as 100.64.0.0/10, with commas between',
  ),
  SHARED_NETWORKS_FILE: z.string().optional(),
  ADMIN_NETWORKS: networkList(
    'expected none, or the addresses and networks of administrators, such as 192.0.2.0/24, with commas between',
  ),
  SNAPSHOT_DIR: z.string().optional(),
  HSTS_SUBDOMAINS: onOff('off'),
  CACHE_PAGES: z
    .string()
    .regex(/^\d{1,3}$/, 'expected a number of seconds below a thousand, or 0 to have every page asked for')
    .transform(Number)
    .default(0),
  METRICS_TOKEN: z
    .string()
    .min(16, 'expected at least 16 characters')
    .regex(/^[\x21-\x7e]+$/, 'expected letters, digits and signs of ASCII without spaces')
    .transform((token) => new Redacted(token))
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'expected silent, fatal, error, warn, info or debug',
    )
    .default('info'),
  NODE_ENV: z.string().optional(),
});

const secrets = [
  'DATABASE_URL',
  'START_SECRET',
  'STORAGE_URL',
  'ADMIN_PASSWORD',
  'MAIL_URL',
  ...captchaSecrets,
  'METRICS_TOKEN',
];

export type Config = ReturnType<typeof readConfig>;

/**
 * Checks the environment; an empty value counts as unset. Port 0 stays 0 here.
 * @throws StartError with one line that names each invalid variable and its expected value.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const stated = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(stated);
  if (error) throw new StartError(error.issues.map((issue) => complaint(issue, env)).join('; '));
  const production = data.NODE_ENV === 'production';
  const dataDir = resolve(data.DATA_DIR);
  return {
    production,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    onionUrl: data.ONION_URL,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    startSecret: data.START_SECRET,
    store: storeSettings(data),
    scanner: data.CLAMD,
    backupDir: data.BACKUP_DIR && resolve(data.BACKUP_DIR),
    backupDays: data.BACKUP_DAYS,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    sampleContent: data.SAMPLE_CONTENT,
    limits: data.LIMITS,
    mail: mailSettings(data, production ? undefined : join(dataDir, 'outbox')),
    captcha: captchaSettings(data),
    trustProxy: data.TRUST_PROXY,
    sharedNetworks: {
      networks: data.SHARED_NETWORKS,
      file: data.SHARED_NETWORKS_FILE && resolve(data.SHARED_NETWORKS_FILE),
    },
    adminNetworks: data.ADMIN_NETWORKS,
    snapshotDir: data.SNAPSHOT_DIR && resolve(data.SNAPSHOT_DIR),
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    cachePages: data.CACHE_PAGES,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  };
}

/** The S3-compatible store with its key; undefined if files are in `DATA_DIR`. */
function storeSettings(data: z.infer<typeof environment>) {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: key } = data;
  if (!address) return undefined;
  if (keyId && key) return { ...address, keyId, key };
  throw new StartError('STORAGE_URL: it needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it');
}

/** The configuration of this process. A free port replaces port 0, so that URLs can be built with it. */
export async function loadConfig(): Promise<Config> {
  const config = readConfig(process.env);
  if (config.port !== 0) return config;
  return readConfig({ ...process.env, PORT: String(await freePort(config.host)) });
}

/** Secrets, and URLs that may hold one, are not quoted. */
function complaint(issue: z.core.$ZodIssue, env: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = secrets.includes(name) ? 'the value' : JSON.stringify(env[name]?.slice(0, 80));
  return `${name}: ${value} cannot be used, ${issue.message}`;
}

async function freePort(host: string): Promise<number> {
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const server = createServer().on('error', reject);
  server.listen(0, host, () => {
    const address = server.address();
    server.close(() => done(address !== null && typeof address === 'object' ? address.port : 0));
  });
  return promise;
}
