import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { bomb, gif, photograph } from '#tests/requests/pictures.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { plainItem, plainOldSite } from '#tests/sites/plain-old-site.ts';

const articles = '/api/articles';
const main = '/api/about-manager-main';

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('<h1>oops</h1>');

const counted = (total: string, list: object[]) => (response: ServerResponse) =>
  void response.writeHead(200, { 'x-total-count': total }).end(JSON.stringify({ articles: list }));

/** A response that never ends, in chunks. */
const endless = (response: ServerResponse) => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
};

const hint = ': does the site follow the specification?';

test.each<[string, Record<string, object | ((response: ServerResponse) => void)>, string]>([
  ['a page', { [articles]: status(200) }, `${articles}?limit=100 does not respond with JSON${hint}`],
  ['an error', { '/api/managers': status(500) }, '/api/managers responds 500.'],
  ['nothing', { '/api/studies': status(404) }, '/api/studies?limit=100 responds 404.'],
  [
    'another site',
    { [articles]: status(302, { location: 'https://elsewhere.example/api/articles' }) },
    `${articles}?limit=100 redirects to https://elsewhere.example, which is not allowed.`,
  ],
  [
    'a loop',
    { [articles]: status(301, { location: articles }) },
    `${articles}?limit=100 redirects too often.`,
  ],
  [
    'an empty object',
    { [articles]: {} },
    `${articles}?limit=100 does not respond with a list under "articles"${hint}`,
  ],
  ['no list', { '/api/managers': {} }, `/api/managers does not respond with a list${hint}`],
  [
    'a text for an object',
    { [main]: { content: '' } },
    `${main} does not respond with an object "content"${hint}`,
  ],
  [
    'something in a list',
    { [articles]: { articles: ['?'] } },
    "The other site's list of articles is none: nothing in it has an id.",
  ],
  [
    'an id of zero',
    { [articles]: { articles: [plainItem(0)] } },
    "The other site's list of articles is none: nothing in it has an id.",
  ],
  [
    'an id twice',
    { [articles]: { articles: [plainItem(1), plainItem(1)] } },
    'The other site has articles/1 twice.',
  ],
  [
    'a page of a list again and again',
    { [articles]: counted('300', [plainItem(1)]) },
    `${articles}?limit=100: the list changed while it was read, so read it once more.`,
  ],
  [
    'an endless list',
    { [articles]: counted('99999999', [plainItem(1)]) },
    `${articles}?limit=100 has more than 100000 items.`,
  ],
  ['a body without end', { [articles]: endless }, `${articles}?limit=100 responds with more than 64 MB.`],
  ['silence', { [main]: () => {} }, `${main} does not respond within 0.5 s.`],
])('%s as a response is refused in one line, and nothing is stored', async (what, given, report) => {
  const old = await plainOldSite({ '/api/tenders': { tenders: [plainItem(1)] }, ...given });
  const here = importExportSite(await sqliteDatabase());
  const before = await here.snapshot();
  const timeout = what === 'silence' ? 500 : 30_000;
  const refusal = await here.bring(old.origin, { timeout }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: expect.stringMatching(/^(Refused|NoResponse)$/) });
  expect((refusal as Error).message.replace(old.origin.origin, '')).toBe(report);
  expect(await here.snapshot()).toEqual(before);
});

test('an unreachable site is reported', async () => {
  const here = importExportSite(await sqliteDatabase());
  await expect(here.bring(new URL('http://127.0.0.1:9'))).rejects.toThrow(/ does not respond \(.+\)\.$/);
});

test('a busy site is retried', async () => {
  const busy = status(503, { 'retry-after': '0' });
  const old = await plainOldSite({ [articles]: { articles: [plainItem(7)] } });
  const list = old.responses[articles];
  old.responses[articles] = (response) => {
    busy(response);
    old.responses[articles] = list!;
  };
  const here = importExportSite(await sqliteDatabase());
  expect(await here.bring(old.origin)).toEqual({ lines: ['articles  1 created'], problems: [] });
});

test('a long list is read completely, with nulls and string ids', async () => {
  const list = Array.from({ length: 130 }, (_, index) => plainItem(130 - index));
  list[0] = plainItem(130, {
    id: '130',
    description_ar: null,
    image: '',
    created_at: '2021-11-30T08:00:00.000000Z',
  });
  const old = await plainOldSite({
    [articles]: { articles: list },
    '/api/managers': [{ id: 3, name: { ar: 'أ', en: null }, image: null, from: { ar: '١٩٩٩', en: '1999' } }],
    '/api/about-manager-details': {
      content: { programs: [], languages: { language_1: { ar: 'ع', en: null } } },
    },
  });
  const here = importExportSite(await sqliteDatabase());
  const { lines, problems } = await here.bring(old.origin);
  expect([lines, problems]).toEqual([
    ['articles  130 created', 'managers  1 created', 'profile   1 created', 'in all    132 created'],
    [],
  ]);
  expect(await here.content.find('articles', 130)).toMatchObject({
    description_ar: '',
    image: null,
    created_at: '2021-11-30T08:00:00.000Z',
  });
  expect(await here.managers.list()).toMatchObject([
    { id: 3, name: { ar: 'أ', en: '' }, to: { ar: '', en: '' } },
  ]);
  expect((await here.profile.details()).languages).toEqual({ language_1: { ar: 'ع', en: '' } });
});

test('texts are imported in the editors’ format, and are equal the second time', async () => {
  const pasted = plainItem(1, { title_ar: '\u200Fالـعـنوان\u00A0', description_en: 'One\r\nTwo' });
  const old = await plainOldSite({ [articles]: { articles: [pasted] } });
  const here = importExportSite(await sqliteDatabase());
  await here.bring(old.origin);
  expect(await here.content.find('articles', 1)).toMatchObject({
    title_ar: 'العنوان ',
    description_en: 'One\nTwo',
  });
  expect(await here.bring(old.origin)).toEqual({ lines: ['articles  1 unchanged'], problems: [] });
});

test('invalid entries are reported and left out, and do not count as removed', async () => {
  const old = await plainOldSite({ [articles]: { articles: [plainItem(2), plainItem(1)] } });
  const here = importExportSite(await sqliteDatabase());
  await here.bring(old.origin);
  old.responses[articles] = {
    articles: [
      plainItem(4, { title_ar: 'a\0b' }),
      plainItem(3, { description_en: `<p>One&nbsp;day</p><ul><li>two</li></ul>` }),
      plainItem(2, { date_en: 2 }),
      plainItem(1, { id: 'x', title_en: 'Without a number' }),
    ],
  };
  old.responses['/api/about-manager-details'] = {
    content: { positions: { position_x: { ar: '', en: '' }, position_1: { ar: 'أ', en: 'A' } } },
  };
  const { lines, problems } = await here.bring(old.origin, { removeMissing: true });
  expect(await here.content.find('articles', 3)).toMatchObject({ description_en: 'One day\n\n- two' });
  expect(problems).toEqual([
    'articles: {"id":"x","title":"Without a number"}, number 4 of the list, has no id that is a number',
    'articles/4 title_ar: Some characters of the text are damaged. Please type it again.',
    'articles/2 date_en: Invalid input: expected string, received number',
    expect.stringContaining('profile/details positions.position_x: '),
  ]);
  expect(lines).toEqual([
    'articles  1 created, 1 removed',
    'profile   1 created',
    'in all    2 created, 1 removed',
    'articles: 1 with HTML, which became plain text, such as articles/3',
  ]);
  expect((await here.content.list('articles')).items.map(({ id }) => id)).toEqual([3, 2]);
  expect((await here.profile.details()).positions).toEqual({ position_1: { ar: 'أ', en: 'A' } });
});

test('pictures are fetched only from the site and the named hosts, and only if they are pictures', async () => {
  const picture = (bytes: Buffer) => (response: ServerResponse) => void response.end(bytes);
  const photo = await photograph();
  const media = await plainOldSite({ '/a.jpg': picture(photo) });
  const old = await plainOldSite({
    '/storage/a%20photo.jpg': picture(photo),
    '/storage/page.jpg': status(200),
    '/storage/away.jpg': status(302, { location: `${media.origin.href}a.jpg` }),
    '/storage/bomb.png': picture(await bomb({ width: 60_000, height: 60_000 })),
    '/storage/moving.gif': picture(await gif()),
    '/storage/large.jpg': picture(Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)])),
  });
  const names = [
    'a photo.jpg',
    'page.jpg',
    'away.jpg',
    'bomb.png',
    'moving.gif',
    'large.jpg',
    `${media.origin.href}a.jpg`,
  ];
  const images = [...names, `${old.origin.href}storage/a%20photo.jpg`, 'http://['];
  old.responses[articles] = { articles: images.map((image, index) => plainItem(index + 1, { image })) };

  const here = importExportSite(await sqliteDatabase());
  const { lines, problems } = await here.bring(old.origin);
  const at = (name: string) => `${old.origin.href}storage/${name}`;
  expect(lines).toEqual([
    'articles  9 created',
    '2 pictures fetched',
    `1 pictures stay at ${media.origin.host}: --pictures-from ${media.origin.host} brings them here`,
  ]);
  expect(problems.toSorted()).toEqual([
    `articles/2 image: ${at('page.jpg')} cannot be taken. Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.`,
    `articles/3 image: ${at('away.jpg')} redirects to ${media.origin.origin}, which is not allowed.`,
    `articles/4 image: ${at('bomb.png')} cannot be taken. The picture has more than 50 megapixels.`,
    `articles/5 image: ${at('moving.gif')} cannot be taken. Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.`,
    `articles/6 image: ${at('large.jpg')} responds with more than 20 MB.`,
    'articles/9 image: not a picture URL.',
  ]);
  expect(media.requested).toEqual([]);
  const stored = (await here.content.list('articles')).items.toReversed().map(({ image }) => image);
  expect(stored[0]).toMatch(/^images\/[0-9a-f]{16}-64x48\.webp$/);
  expect(stored[7]).toBe(stored[0]);
  expect(stored.slice(1, 7)).toEqual([...names.slice(1, 6).map(at), names[6]]);

  await here.bring(old.origin, { picturesFrom: [media.origin.host] });
  const fetched = await Promise.all([3, 7].map((id) => here.content.find('articles', id)));
  expect(fetched.map(({ image }) => image)).toEqual([stored[0], stored[0]]);
});

test('pictures of an unresponsive host are skipped', async () => {
  const images = Array.from({ length: 30 }, (_, index) => `${index}.jpg`);
  const silent = Object.fromEntries(images.map((image) => [`/storage/${image}`, status(500)]));
  const old = await plainOldSite({
    ...silent,
    [articles]: { articles: images.map((image, index) => plainItem(index + 1, { image })) },
  });
  const here = importExportSite(await sqliteDatabase());
  const { lines, problems } = await here.bring(old.origin);
  expect([lines, problems.length]).toEqual([['articles  30 created'], 30]);
  expect(old.requested.filter((path) => path.startsWith('/storage/')).length).toBeLessThan(10);
});
