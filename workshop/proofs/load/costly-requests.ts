import { isPublic } from '#shared/accounts/permissions.ts';
import type { RequestOptions } from '../lib/send-request.ts';
import { addressOf, type Route } from '../lib/site-routes.ts';

/** A request chosen for its cost; each number results in a different one of the same cost. */
export type CostlyRequest = {
  what: string;
  /** The amount that is sent. */
  bytes: number;
  of: (number: number) => RequestOptions & { path: string };
};

/** As much as the server takes in the first line and the headers together. */
const line = 15_000;
const large = 1_000_000;
/** Fields of the forms. */
const fitting = 360_000;
const fittingForm = 540_000;

const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const nested = (open: string, close: string, length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

const queries: Record<string, (number: number) => string> = {
  'many pairs': (number) => filled(`a${number}&`, line),
  'many values of one name': (number) => filled(`page=${number}&limit=${number}&form=report&`, line),
  'a huge number': (number) => `limit=${filled('9', line / 2)}&page=${number}${filled('9', line / 3)}`,
  'a page far out': (number) => `limit=100&page=${900_000 - number}`,
  'many escapes': (number) => `${number}=${filled('%D9%86', line)}`,
  'broken escapes': (number) => `${number}=${filled('%', line)}`,
  'many paths': (number) => `paths=${filled(`/articles/${number}/ar,`, line)}&version=${number}`,
  'many names of routes': (number) => `_routes=${filled(`list%2Farticles${number},`, line)}`,
  'an address of data': (number) => `of=${encodeURIComponent(`/?${number}`)}`,
};

const long: Record<string, string> = {
  'accept-language': filled('en;q=0.123,', line),
  'accept-encoding': filled('gzip;q=0.5,', line),
  'accept': filled('text/html;q=0.1,', line),
  'cookie': filled('language=ar; ', line),
  'if-none-match': filled('W/"a", ', line),
  'if-modified-since': filled('Sun, ', line),
  'range': `bytes=${filled('0-0,', line)}`,
  'authorization': `DPoP ${filled('a', line)}`,
  'dpop': `${filled('eyJ0eXAi', line / 3)}.${filled('W1tb', line / 3)}.${filled('a', 86)}`,
  'x-forwarded-for': filled('1.2.3.4, ', line),
  'idempotency-key': filled('k', line),
  'content-type': `application/json; ${filled('a=b; ', line)}`,
  'forwarded': filled('for=a;', line),
};

const headers: Record<string, Record<string, string>> = {
  ...Object.fromEntries(Object.entries(long).map(([name, value]) => [name, { [name]: value }])),
  'many headers': Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`a${index}`, ''])),
};

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

const bodies: Record<string, [type: string, text: string]> = {
  'many pairs': [form, filled('a&', large)],
  'many pairs that fit': [form, filled('a&', fittingForm)],
  'many escapes': [form, `details=${filled('%D9%86', fittingForm - 3_000)}`],
  'broken escapes': [form, filled('%', fittingForm)],
  'an answer of great length': [
    form,
    `form=report&token=${filled('a.', 59_000)}&answer=${filled('1', 59_000)}`,
  ],
  'a text of great length': [form, `form=report&topic=bribe&details=${filled('%3Cb%3E+', 59_000)}`],
  'nested lists': [json, nested('[', ']', large)],
  'nested lists that fit': [json, nested('[', ']', fitting)],
  'nested objects': [json, nested('{"a":', '}', fitting).replace(':}', ':1}')],
  'many members': [
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 24_000 }, (_, index) => [`a${index}`, index]))),
  ],
  'many members of no name': [json, `{"__proto__x":[${filled('{},', fitting - 20)}{}]}`],
  'many escapes in JSON': [json, `{"recaptcha":"${filled('\\u0000', fitting - 60)}"}`],
  'every field a list': [json, fields(`[${filled('1,', 30_000)}1]`)],
  'every field long': [json, fields(`"${filled('a@', 30_000)}"`)],
  'a proof of nested lists': [json, fields('"x"', Buffer.from(nested('[', ']', 44_000)).toString('base64'))],
  'a proof of great length': [
    json,
    fields(
      '"x"',
      Buffer.from(
        `{"challenge":{"parameters":{"data":"${filled('a', 43_000)}"},"signature":"a"},"solution":{"counter":1,"derivedKey":"a"}}`,
      ).toString('base64'),
    ),
  ],
  'a proof that costs much': [
    json,
    fields(
      '"x"',
      Buffer.from(
        '{"challenge":{"parameters":{"algorithm":"PBKDF2/SHA-256","cost":1000000000,"keyLength":1000000,"nonce":"00","salt":"00","keyPrefix":"00"},"signature":"a"},"solution":{"counter":1,"derivedKey":"a"}}',
      ).toString('base64'),
    ),
  ],
  'a plain answer of great length': [
    json,
    fields('"x"', `plain:${filled('a.', 29_000)}:${filled('1', 29_000)}`),
  ],
  'no JSON': [json, filled('a', large)],
  'many parts': [multipart, filled('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n', large)],
  'bytes': ['application/octet-stream', filled('\0', large)],
};

/** Every field that an open call has. */
function fields(value: string, proof = 'x'): string {
  const names = ['name', 'phone', 'message', 'details', 'topic', 'email', 'date', 'place', 'token', 'code'];
  const all = names.map((name) => `"${name}":${value}`).join(',');
  return `{${all},"recaptcha":${JSON.stringify(proof)}}`;
}

/** URLs that no pattern of a route covers, or whose response is rendered for each visitor. */
const paths: Record<string, (number: number) => string> = {
  'the home page in other letters': (number) => `/EN?${number}`,
  'a list in other letters': (number) => `/ARTICLES?page=${number}`,
  'an unknown path': (number) => `/no-such/${number}`,
  'a path below a page': (number) => `/articles/${number}/no/such`,
  'an item that is none': (number) => `/articles/${70_000 + number}/ar`,
  'a page of a list': (number) => `/articles?page=${number}`,
  'a page of a list far out': (number) => `/en/articles?page=${900_000 - number}`,
  'the contact page': (number) => `/contact-us?${number}`,
  'the report page': (number) => `/en/contact-us?tab=report&${number}`,
  'data of the contact page': (number) => `/contact-us.data?${number}`,
  'data of the home page': (number) => `/_.data?_routes=${number}`,
  'data of a list': (number) => `/articles.data?page=${number}`,
  'data of what is none': (number) => `/no-such/${number}.data`,
  'an unknown name of data': (number) => `/page-data/${String(number).padStart(22, 'A')}?of=/`,
  'an unknown name of a list’s data': (number) =>
    `/page-data/${String(number).padStart(22, 'A')}?of=/en/articles`,
  'an unknown name of the contact page’s data': (number) =>
    `/page-data/${String(number).padStart(22, 'A')}?of=/contact-us`,
  'an administrator’s page': (number) => `/login?${number}`,
  'an editor': (number) => `/articles-edit?${number}`,
  'many slashes': (number) => `/${number}${filled('/', line)}`,
  'many escapes': (number) => `/${number}${filled('%D9%86', line)}`,
  'plain escapes': (number) => `/${number}${filled('%61', line)}`,
  'broken escapes': (number) => `/${number}${filled('%', line)}`,
  'many steps up': (number) => `/${number}${filled('/..', line)}`,
  'a stored file': (number) => `/storage/${number}${filled('/a', line)}`,
  'a file of the build': (number) => `/assets/${number}${filled('a', line)}`,
  'a feed': (number) => `/feed/articles/ar.xml?${number}`,
  'a part of the sitemap': (number) => `/sitemap-${number}.xml`,
  'the routes of pages': (number) => `/__manifest?paths=/${number}&version=1`,
  'a whole list': (number) => `/api/articles?limit=100&page=${number}`,
  'an item': (number) => `/api/article/${70_000 + number}`,
};

/** Requests that have to stay cheap without a sign-in: each kind of query, header, body and URL, on each route that takes it. */
export function costlyRequests(routes: Route[]): CostlyRequest[] {
  const open = routes.filter(({ may, method }) => isPublic(may) && ['GET', 'POST'].includes(method));
  const closed = routes.filter(({ may, method }) => !isPublic(may) && method !== 'HEAD');
  return [
    ...Object.entries(paths).map(([what, path]) =>
      costly(what, (number) => ({ path: path(number), headers: { accept: 'text/html' } })),
    ),
    ...open.flatMap((route) => [
      ...(route.method === 'POST' ? withBodies(route, bodies) : withQueries(route)),
      ...withHeaders(route, headers),
    ]),
    ...closed.flatMap((route) => [
      ...withBodies(route, pick(bodies, 'nested lists', 'many parts')),
      ...withHeaders(route, pick(headers, 'authorization', 'dpop')),
    ]),
  ];
}

const nameOf = ({ method, url }: Route, what: string) => `${method} ${url} with ${what}`;

function costly(what: string, of: CostlyRequest['of']): CostlyRequest {
  const { path, headers: stated = {}, body } = of(1);
  const bytes =
    path.length + Object.entries(stated).flat().join().length + ((body as Buffer | undefined) ?? '').length;
  return { what, bytes, of };
}

function pick<Value>(of: Record<string, Value>, ...names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
}

function withQueries(route: Route): CostlyRequest[] {
  return Object.entries(queries).map(([what, query]) =>
    costly(nameOf(route, what), (number) => ({ path: `${addressOf(route)}?${query(number)}` })),
  );
}

function withHeaders(route: Route, those: typeof headers): CostlyRequest[] {
  return Object.entries(those).map(([name, stated]) =>
    costly(nameOf(route, name), () => ({ path: addressOf(route), method: route.method, headers: stated })),
  );
}

function withBodies(route: Route, those: typeof bodies): CostlyRequest[] {
  return Object.entries(those).map(([what, [type, text]]) =>
    costly(nameOf(route, what), () => ({
      path: addressOf(route),
      method: route.method,
      headers: { 'content-type': type },
      body: Buffer.from(text),
    })),
  );
}
