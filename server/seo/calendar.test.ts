import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';
const closes_at = '2026-11-26T10:00:00.000Z';
const long =
  'شراء سيارات إسعاف خفيفة للمسالك الجبلية مع التدريب؛ استعمالها، وصيانتها \\ثلاث سنوات في المناطق كلّها 🚑';

/** The events of a calendar, by a library that reads them and writes none of ours. */
function read(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    const { uid, sequence, summary, description, startDate } = event;
    const stamp = String(component.getFirstPropertyValue('dtstamp'));
    return { uid, sequence, summary, description, starts: startDate.toJSDate().toISOString(), stamp };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

async function siteOfTenders() {
  const site = await testApp({ config: { publicUrl } });
  await site.services.content.create('tenders', {
    ...draft('A'),
    title_ar: long,
    description_ar: `${long}\nسطر ثانٍ`,
    reference: 'T-2026/16',
    closes_at,
  });
  await site.services.content.create('tenders', { ...draft('B'), closes_at: '2026-11-26T22:00:00.000Z' });
  await site.services.content.create('tenders', draft('Undated'));
  return site;
}

test('a section’s calendar has its closing dates, which a reader of calendars takes', async () => {
  const { request } = await siteOfTenders();
  const { headers, body } = await request('/calendar/tenders/ar.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const { name, events } = read(body);
  expect(name).toMatch(/^إعلانات المناقصات: المواعيد الأخيرة – /);
  expect(events).toEqual([
    expect.objectContaining({
      uid: 'tenders-2-ar@www.example.org',
      // Midnight is shown on the day before
      starts: '2026-11-26T21:59:00.000Z',
    }),
    expect.objectContaining({
      uid: 'tenders-1-ar@www.example.org',
      sequence: 0,
      summary: `آخر موعد: ${long}`,
      description: expect.stringMatching(
        /^المرجع: T-2026\/16\nشراء[^]*\nhttps:\/\/www\.example\.org\/tender\/1\/ar$/,
      ),
      starts: closes_at,
    }),
  ]);
  const lines = body.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an item’s calendar is the same until it changes, then it is a later version of the same event', async () => {
  const { request, services } = await siteOfTenders();
  const before = new Date(Date.now() - 90_000);
  await services.content.create('recruitments', { ...draft('A'), closes_at }, before);
  const url = '/calendar/recruitments/1/en.ics';
  const first = await request(url);
  const [event] = read(first.body).events;
  const uid = 'recruitments-1-en@www.example.org';
  expect(event).toMatchObject({ uid, sequence: 0, summary: 'Closes: A', starts: closes_at });
  const headers = { 'if-none-match': String(first.headers.etag) };
  const held = await request(url, { headers });
  expect([held.statusCode, held.body]).toEqual([304, '']);

  await services.content.update('recruitments', 1, { closes_at: '2026-11-27T10:00:00.000Z' });
  const changed = await request(url, { headers });
  const [later] = read(changed.body).events;
  expect(later).toMatchObject({ uid, starts: '2026-11-27T10:00:00.000Z' });
  expect(later?.sequence).toBeGreaterThanOrEqual(90);
  expect(later?.stamp).not.toBe(event?.stamp);
});

test.each(['/calendar/tenders/3/en.ics', '/calendar/tenders/9/en.ics', '/calendar/articles/en.ics'])(
  '%s is not found',
  async (url) => {
    const { request } = await siteOfTenders();
    expect((await request(url)).statusCode).toBe(404);
  },
);
