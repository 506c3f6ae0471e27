import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

test.each([
  [`${windows} Gecko/20100101 Firefox/146.0`.replace('x64)', 'x64; rv:146.0)'), 'Firefox', 'Windows'],
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${blink} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [`${iphone} ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} ${webkit} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${blink} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8.15.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
