import { expect, test } from 'vitest';
import { anthem } from '#content/anthem.ts';
import { beats, melody, tempo } from '../../workshop/artwork/anthem/score.ts';
import { secondsOf } from './line-times.ts';
import { siteSettings } from './site-settings.ts';

const stanza = (lines: string, times?: string) => ({ refrain: false, lines, meaning: '', times });
const checked = (...stanzas: object[]) => siteSettings.shape.anthem.shape.stanzas.safeParse(stanzas);

test.each([
  ['0:05.7\n5.75\n1:00', [5.7, 5.75, 60]],
  ['\n65\n', [null, 65, null]],
  ['٠:٠٥٫٧\n 0:06,2 ', [5.7, 6.2]],
])('the times %j are accepted, and stored in one form', (times, seconds) => {
  const [stored] = checked(stanza('a\nb\nc', times)).data ?? [];
  expect(secondsOf(stored?.times ?? 'none')).toEqual(seconds);
});

test('a client that knows no times sends none', () => {
  expect(checked(stanza('a')).data).toMatchObject([{ times: '' }]);
});

test.each([
  ['words', 'setting.times', [stanza('a', 'soon')], [0, 'times']],
  ['sixty seconds of a minute', 'setting.times', [stanza('a', '0:60')], [0, 'times']],
  ['a negative time', 'setting.times', [stanza('a', '-1')], [0, 'times']],
  ['more times than lines', 'setting.times.tooMany', [stanza('a\n', '1\n2')], [0, 'times']],
  ['a time before the line above', 'setting.times.backwards', [stanza('a\nb\nc', '2\n\n1')], [0, 'times']],
  [
    'a time before the stanza above',
    'setting.times.backwards',
    [stanza('a', '9'), stanza('b', ''), stanza('c', '0:08')],
    [2, 'times'],
  ],
])('%s are refused', (_name, message, stanzas, path) => {
  expect(checked(...stanzas).error?.issues).toMatchObject([{ message, path }]);
});

test('the sample’s lines begin with their phrases of the tune', () => {
  const phrase = 8; // beats: two bars
  const times = anthem.stanzas.flatMap((each) => secondsOf(each.times)).filter((each) => each !== null);
  const phrases = melody.filter(({ start }) => start % phrase === 0 && start < beats - phrase);
  expect(times).toEqual(phrases.map(({ start }) => Math.round((start * 600) / tempo) / 10));
});
