import { expect, test } from 'vitest';
import { sample } from '#content/sample.ts';
import { languages } from '#shared/languages.ts';
import { comparedWords } from '#shared/publication-log/compared-words.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';
import { faithfulByHand, forgedByHand } from '#tests/verification/by-hand.ts';
import { faithfulRules } from '#tests/verification/faithful-rules.ts';
import { forgedRules } from '#tests/verification/forged-rules.ts';
import { forwarded, originalsWith } from '#tests/verification/originals.ts';

const author = '';
const originals = originalsWith(sample.items);

/** A site with the announcements of the corpus. */
async function publishedCorpus(database?: TestDatabase) {
  const site = await testApp(database ? { database } : {});
  for (const { section, draft: texts } of originals) await site.services.content.create(section, texts);
  const { verification } = site.services.publicationLog;
  return { ...site, verify: async (text: string) => (await verification.given(text)).kind };
}

const copies = originals.flatMap(({ draft: texts }) =>
  languages.map((language) => forwarded(texts, language)),
);

const byHand = (variants: typeof forgedByHand) =>
  variants.map(({ of, language, replace }) =>
    replace.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      forwarded(originals[of]!.draft, language),
    ),
  );

test('of the forged copies of the corpus none is called genuine', async () => {
  const forged = copies.flatMap((copy, turn) =>
    Object.entries(forgedRules).flatMap(([name, forge]) => {
      const text = forge(copy, turn);
      return text === undefined || text === copy ? [] : [[name, text] as const];
    }),
  );
  const all = [...forged, ...byHand(forgedByHand).map((text) => ['by hand', text] as const)];
  expect(all.length).toBeGreaterThan(400);
  const { verify } = await publishedCorpus();
  const wrong: string[] = [];
  for (const [name, text] of all) {
    const kind = await verify(text);
    if (kind !== 'altered' && kind !== 'unknown')
      wrong.push(`${name} is called ${kind}: ${text.slice(0, 200)}`);
    if (kind === 'unknown' && comparedWords(text).length >= 8)
      wrong.push(`${name} is not recognised: ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});

test('faithful copies of the corpus are recognised, in whatever form they came', async () => {
  const faithful = copies.flatMap((copy) =>
    Object.entries(faithfulRules).map(([name, change]) => [name, change(copy)] as const),
  );
  const all = [...faithful, ...byHand(faithfulByHand).map((text) => ['by hand', text] as const)];
  expect(all.length).toBeGreaterThan(400);
  const { verify } = await publishedCorpus();
  const wrong: string[] = [];
  for (const [name, text] of all) {
    const kind = await verify(text);
    if (kind !== 'current') wrong.push(`${name} is called ${kind}: ${text.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
});

describeOnBothEngines('a text', (open) => {
  test('an earlier or withdrawn text is genuine where it is the same in everything', async () => {
    const { services, verify } = await publishedCorpus(await open());
    const [first] = originals;
    const old = forwarded(first!.draft, 'ar');
    const title_ar = 'تلزيم آخر';
    await services.publishing.update('tenders', 1, { title_ar }, { author });
    expect([await verify(old), await verify(old.replace('٥٠٬', '٧٠٬'))]).toEqual(['replaced', 'altered']);
    const now = forwarded({ ...first!.draft, title_ar }, 'ar');
    expect(await verify(now)).toBe('current');
    await services.publishing.withdraw('tenders', 1, { reason_ar: 'ا', reason_en: 'a' }, author);
    expect([await verify(now), await verify(old)]).toEqual(['withdrawn', 'withdrawn']);
  });
});

test('a part of what is public no more does not bring back the rest', async () => {
  const { services } = await publishedCorpus();
  const { verification } = services.publicationLog;
  const text = forwarded(originals[0]!.draft, 'en');
  const part = text.slice(0, text.length / 2);
  const lacking = async () => {
    const verdict = await verification.given(part);
    if (verdict.kind !== 'altered') return [verdict.kind];
    return verdict.runs.filter(({ kind }) => kind === 'removed').map((run) => run.text);
  };
  expect((await lacking()).join('')).toMatch(/\w{4}/);
  await services.publishing.withdraw('tenders', 1, { reason_ar: 'ا', reason_en: 'a' }, author);
  expect(new Set(await lacking())).toEqual(new Set(['… ']));
});

test('codes, addresses and files lead to their announcement, and others to none', async () => {
  const site = await testApp({ config: { publicUrl: 'https://www.example.org' } });
  const { services } = site;
  await services.content.create('tenders', draft('One'));
  const stored = await services.attachments.store('tenders', 1, new File(['a,b'], ''));
  await services.attachments.add(
    'tenders',
    1,
    stored,
    { name_ar: 'أ', name_en: 'b', language: 'both' },
    author,
  );
  const { verification, codes } = services.publicationLog;
  const code = (await codes('tenders', [1])).get(1) ?? '';
  const kind = async (typed: string) => (await verification.given(typed)).kind;
  for (const typed of [
    code.toLowerCase(),
    'https://www.example.org/tender/1/ar',
    'https://www.example.org/tender/1/',
    `www.example.org/n/${code}`,
    'https://www.example.org/files/tenders/1/1/b.csv',
  ])
    expect([typed, await kind(typed)]).toEqual([typed, 'current']);
  for (const typed of [
    'ZZZZZZZZZZ',
    'https://www.example.com/tender/1/ar',
    'https://www.example.org/tender/9/ar',
    'https://www.example.org/tender/1/ar/paid',
    'https://www.example.org/tender/1/fr',
    `https://www.example.org/n/${code}/paid`,
    '',
  ])
    expect([typed, await kind(typed)]).toEqual([typed, 'unknown']);
  const sha256 = stored.file.slice('attachments/'.length, -'.csv'.length);
  expect(await verification.file(sha256)).toMatchObject({ kind: 'current', item: { id: 1 } });
  await services.attachments.remove('tenders', 1, 1, author);
  expect(await verification.file(sha256)).toMatchObject({ kind: 'replaced', item: { id: 1 } });
  expect(await verification.file('0'.repeat(64))).toEqual({ kind: 'unknown' });
});
