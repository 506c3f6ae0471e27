import type { Chance } from '../lib/chance.ts';

/** Texts that programs stumble over. */
const texts = [
  '',
  ' ',
  '\0',
  '\r\nX-Injected: yes',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  "' or 1=1 --",
  '%',
  '%00',
  '%ff%fe',
  '\ud800',
  '\u202e\u2066',
  '\u{1f3f4}\u{e0067}',
  'ﷺ'.repeat(200),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e999',
  '-1',
  '0',
  '00',
  '+1',
  '1.5',
  '9'.repeat(30),
  '2147483648',
  '9007199254740993',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '[]',
  '{}',
  'null',
  'true',
  '2026-02-30',
  '9999-99-99T99:99',
  'a@b',
  `${'a'.repeat(300)}@example.org`,
  '۱۲۳',
  '１２３',
  'javascript:alert(1)',
  'http://[::1',
  '//evil.example',
  '\\\\server\\share',
  'CON',
  '*',
  '%_',
  '\u{10ffff}',
  '{"a":',
];

/** Values where another is expected. */
const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 'no function' },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  nested(200),
];

export const nonsenseText = (chance: Chance): string =>
  chance.happens(0.8) ? chance.pick(texts) : chance.bytes(chance.below(40)).toString('latin1');

export const nonsense = (chance: Chance): unknown =>
  chance.happens(0.6) ? nonsenseText(chance) : chance.pick(values);

/** A form as a browser sends it by itself, with far more fields than any has. */
export function nonsenseForm(chance: Chance): Buffer {
  const pair = chance.pick([
    'a&',
    '&',
    '=&',
    '%&',
    'a=%D9%86&',
    `form=${encodeURIComponent(nonsenseText(chance).toWellFormed())}&`,
  ]);
  return Buffer.from(pair.repeat(chance.pick([0, 1, 60, 70, 1_000, 100_000])));
}

/** Bytes that are no HTTP, or HTTP that is not meant well. */
export function nonsenseBytes(chance: Chance): Buffer {
  const line = `${chance.pick(['GET', 'POST', 'get', 'FOO', '', 'GET '.repeat(50)])} ${chance.pick(['/', '*', '//', '/%', 'http://x/', '/api/contact', nonsenseText(chance)])} ${chance.pick(['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTQ/1.1', ''])}`;
  const header = chance.pick([
    'Host: localhost',
    'Host: localhost\r\nHost: elsewhere',
    'Host: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    'Host: localhost\r\nContent-Length: -1',
    'Host: localhost\r\nContent-Length: 99999999999999999999',
    'Host: localhost\r\nTransfer-Encoding: chunked, identity',
    'Host: localhost\r\nTransfer-Encoding:\x0bchunked',
    'Host: localhost\r\nExpect: 100-continue\r\nContent-Length: 3',
    'Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade',
    'Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    `Host: localhost\r\nX-Long: ${'x'.repeat(20_000)}`,
    `Host: localhost\r\n${'X-Many: y\r\n'.repeat(3_000)}`,
    'Host: localhost\r\n folded: header',
    'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 2',
    `Host: localhost\r\nCookie: ${chance.bytes(60).toString('latin1')}`,
    '',
  ]);
  const body = chance.pick([
    '',
    '{}',
    '5\r\nhello\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\nx',
    '-1\r\n\r\n',
    '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
  ]);
  return chance.happens(0.15)
    ? chance.bytes(chance.between(1, 400))
    : Buffer.from(`${line}\r\n${header}\r\n\r\n${body}`, 'latin1');
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}
