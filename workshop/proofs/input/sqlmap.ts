import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attack } from '../lib/attack.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { administrator } from '../lib/running-program.ts';
import { jsonOf, sendRequest } from '../lib/send-request.ts';
import { signIn } from '../lib/signed-in.ts';
import { type Description, textOf } from './described-calls.ts';

type Size = { calls: RegExp; level: number; seconds: number };

/** The mark at which sqlmap injects. */
const here = '*';

const pages = [
  '/en/articles?page=1',
  `/articles/1${here}/ar`,
  `/feed/articles${here}/ar.xml`,
  `/storage/x${here}`,
];

/** Input of the public calls that take text. */
const bodies: Record<string, object> = {
  '/api/login': { email: administrator.email, password: 'wrong' },
  '/api/contact': { name: 'A visitor', phone: '01 234 567', message: 'Words', recaptcha: 'proof' },
  '/api/administrators/invite': { email: 'somebody@example.org' },
  '/api/site-settings/footer': {
    value: { copyright: { ar: 'a', en: 'b' }, confidentiality: { ar: 'a', en: 'b' } },
  },
};

/** A value in a URL, a query or a body never becomes part of a statement: sqlmap tries all of them. */
export const sqlmap = proof<Size>({
  promise: 'sqlmap finds no parameter that reaches the database as SQL',
  full: { calls: /./, level: 2, seconds: 420 },
  quick: { calls: /^\/api\/article\//, level: 1, seconds: 100 },
  needs: { sqlmap: 'sqlmap' },
  planted: {
    what: 'a number that is written into a statement as it comes',
    edits: [
      { in: 'itemId', find: '$number($$$rule).catch(0)', put: 'z.string()' },
      {
        in: 'createContent',
        find: "$all.select(itemColumns[$key]).where('section', '=', $section).where('id', '=', $id)",
        put: "$all.select(itemColumns[$key]).where('section', '=', $section).where(literal`id = ${literal.raw(String($id))}`)",
        imports: "import { sql as literal } from 'kysely';",
      },
    ],
  },
  async run(stage, { calls, level, seconds }) {
    const site = await stage.start({ dataDir: stage.folder(), environment: { SAMPLE_CONTENT: 'on' } });
    const { token } = await signIn(site.url);
    const described = jsonOf(await sendRequest(`${site.url}/api/openapi.json`)) as Description;
    const wanted = [...readsOf(described), ...pages].filter((address) => calls.test(address));
    const sent = Object.entries(bodies).filter(([address]) => calls.test(address));
    const folder = stage.folder();
    const requests = [
      ...wanted.map((address) => asProxyLog(site.url, token, 'GET', address)),
      ...sent.map(([address, body]) => asProxyLog(site.url, token, 'POST', address, JSON.stringify(body))),
    ];
    writeFileSync(join(folder, 'requests'), requests.join(''));
    const results = join(folder, 'results.csv');
    const options = {
      '-l': 'requests',
      '--level': level,
      '--threads': 4,
      // No time-based technique: other work on the machine changes response times too
      '--technique': 'BEUQ',
      '--results-file': results,
      '--output-dir': '.',
    };
    const words = Object.entries(options).flatMap(([option, value]) => [option, String(value)]);
    const quiet = ['--batch', '--ignore-stdin', '--disable-coloring'];
    const output = await attack(stage, ['sqlmap', ...words, ...quiet], { folder, seconds });
    const [, ...found] = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
    // Findings that sqlmap withdraws itself: a saved text is part of the response, so that each response differs
    const injectable = found.filter((line) => !/,,,|false positive or unexploitable/.test(line));
    expectThat(injectable.length === 0, `sqlmap found ${injectable[0]}`);
    const tested = output.match(/ testing if .* parameter .* is dynamic/g)?.length ?? 0;
    expectThat(tested >= wanted.length, `sqlmap tried ${tested} parameters of ${wanted.length} addresses`);
    expectThat((await sendRequest(`${site.url}/readyz`)).status === 200, 'The site has ended');
    return `${tested} parameters of ${requests.length} calls and pages (level ${level}: by what is answered, by errors, by unions), as an administrator: 0 injectable`;
  },
});

/** The addresses of everything that can be read, with what sqlmap may change in them. */
function readsOf({ paths }: Description): string[] {
  const all = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));
  return all.flatMap(({ path, get }) => {
    const query = new URLSearchParams();
    for (const { name, in: where, schema } of get.parameters ?? [])
      if (where === 'query') query.append(name, textOf(schema.enum?.[0] ?? 1));
    const marked = path.replaceAll(/\{\w+\}/g, `1${here}`);
    return query.size > 0 || path.includes('{') ? [query.size > 0 ? `${marked}?${query}` : marked] : [];
  });
}

/** A request as a proxy for testers writes it down, which sqlmap reads. */
function asProxyLog(url: string, token: string, method: string, path: string, body = ''): string {
  const line = '='.repeat(54);
  const { host } = new URL(url);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Accept: application/json',
    ...(body && [`Content-Type: application/json`, `Content-Length: ${body.length}`]),
  ];
  return `${line}\n10:00:00 AM  ${url}  [127.0.0.1]\n${line}\n${head.join('\n')}\n\n${body}\n${line}\n\n\n\n`;
}
