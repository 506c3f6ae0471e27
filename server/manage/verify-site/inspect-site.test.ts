import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ScriptList } from '#shared/site/script-list.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { freePort, ready, startProgram } from '#tests/sites/program.ts';
import { type Tampering, tamperedSite } from '#tests/sites/tampered-site.ts';
import { inspectSite } from './inspect-site.ts';

const list = JSON.parse(readFileSync('build/scripts.json', 'utf8')) as ScriptList;
const loader = list.files.find(({ path }) => path.startsWith('/assets/hydration-loader-'))?.path ?? '';

const problemsOf = async (url: string) =>
  (await inspectSite(new URL(url), { list, captcha: undefined, publicationKey: undefined, now: Date.now() }))
    .problems;

/** Additions to the head or the body of a page, each with its report. */
const added: [where: 'head' | 'body', html: string, report: string][] = [
  [
    'body',
    '<script>steal()</script>',
    '/en/contact-us holds an inline script that is not of this release: "steal()"',
  ],
  [
    'head',
    '<style>form{display:none}</style>',
    '/en/contact-us holds an inline style that is not of this release: "form{display:none}"',
  ],
  [
    'head',
    '<script src="https://thief.example/x.js"></script>',
    '/en/contact-us loads "https://thief.example/x.js", which is not of this site',
  ],
  [
    'head',
    '<link rel="Stylesheet" href="//thief.example/x.css">',
    '/en/contact-us loads "//thief.example/x.css", which is not of this site',
  ],
  [
    'head',
    '<script type="module" src="/storage/x"></script>',
    '/en/contact-us loads /storage/x, which is not in the list of scripts',
  ],
  [
    'head',
    `<script src="${loader}?1"></script>`,
    `/en/contact-us loads ${loader}?1, which is not in the list of scripts`,
  ],
  [
    'body',
    '<iframe srcdoc="<script src=/storage/x></script>"></iframe>',
    '/en/contact-us holds <iframe>, which no page of this program has',
  ],
];

const tamperings: Record<string, Tampering> = {
  '/en/contact-us': (text) => ({
    body: added
      .reduce((html, [where, part]) => html.replace(`</${where}>`, `${part}</${where}>`), text)
      .replace(/"module":"[^"]+"/, '"module":"/storage/y"')
      .replaceAll(/([\dA-F]{4} ){7}[\dA-F]{4}/g, 'FFFF'),
  }),
  '/__manifest': (text) => ({
    body: JSON.stringify({ ...JSON.parse(text), more: { module: '/storage/z' } }),
  }),
  '/login': (_text, { 'content-security-policy': policy, ...headers }) => ({
    headers: {
      ...headers,
      'content-security-policy': String(policy).replace("'self'", "'self' 'unsafe-inline'"),
    },
  }),
  '/en/receipt': (_text, { 'content-security-policy': _policy, ...headers }) => ({ headers }),
  '/receipt': (_text, headers) => ({
    status: 302,
    headers: { ...headers, location: 'https://thief.example/' },
  }),
  '/search': (_text, headers) => ({ headers: { ...headers, link: '</storage/s>; rel=stylesheet' } }),
  [loader]: (text) => ({ body: `${text};import("./more.js")` }),
  '/.well-known/diwan-keys.json': (text) => {
    const { keys, ...rest } = JSON.parse(text);
    return { body: JSON.stringify({ ...rest, keys: [{ ...keys[0], public_key: 'A'.repeat(43) }] }) };
  },
  '/.well-known/diwan-scripts.json': (text) => ({
    body: JSON.stringify({
      ...JSON.parse(text),
      digest: 'f'.repeat(64),
      signed_at: '2026-01-01T00:00:00.000Z',
    }),
  }),
};

test('each part that a site adds to its release, or changes, is reported', async () => {
  const url = await ready(
    startProgram({ DATA_DIR: await temporaryFolder(), PORT: String(await freePort()) }),
  );
  const problems = await problemsOf(await tamperedSite(url, tamperings));
  for (const report of [
    ...added.map(([, , each]) => each),
    '/en/contact-us loads /storage/y, which is not in the list of scripts',
    '/__manifest loads /storage/z, which is not in the list of scripts',
    "/login: its policy allows 'unsafe-inline' by default-src",
    '/en/receipt: it has no content security policy',
    '/receipt is no page: the response is 302',
    '/search loads /storage/s, which is not in the list of scripts',
    expect.stringMatching(
      new RegExp(`^${loader} is not that of the release: its SHA-256 is [\\da-f]{64}, not `),
    ),
    `${loader} loads /assets/more.js, which is not in the list of scripts`,
    '/.well-known/diwan-keys.json has a signature that does not fit',
    '/.well-known/diwan-keys.json has a fingerprint that is not of the key of directorate',
    expect.stringMatching(/^\/en\/contact-us does not show the fingerprint of the key of directorate, /),
    '/.well-known/diwan-scripts.json has a signature that does not fit',
    '/.well-known/diwan-scripts.json has a digest that is not of its own list',
    expect.stringMatching(/^\/\.well-known\/diwan-scripts\.json was signed at 2026-01-01T00:00:00\.000Z: /),
  ])
    expect(problems).toContainEqual(report);
  const elsewhere = await tamperedSite(url, {
    '/': () => ({ status: 301, headers: { location: 'https://www.example.org/' } }),
  });
  await expect(problemsOf(elsewhere)).rejects.toThrow(
    `${elsewhere} leads to "https://www.example.org": give the URL at which the site is.`,
  );
});
