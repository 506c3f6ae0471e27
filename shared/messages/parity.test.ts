import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages, locales } from '../languages.ts';
import { editorMessages, sectionMessages } from './sections/all-sections.ts';

type Messages = Record<string, string>;

type Pair = Record<Language, Messages>;

const areas = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/en.ts') && file !== 'admin/en.ts')
  .map((file) => dirname(file));

/** Every pair of catalogues, by its place below this folder. */
const pairs: Record<string, Pair> = Object.fromEntries(
  await Promise.all(
    areas.map(async (area) => [area, { ar: await read(area, 'ar'), en: await read(area, 'en') }]),
  ),
);
pairs['sections'] = { ar: ofSections('ar'), en: ofSections('en') };

async function read(area: string, language: Language): Promise<Messages> {
  return (await import(join(import.meta.dirname, area, `${language}.ts`)))[language];
}

function ofSections(language: Language): Messages {
  return { ...sectionMessages(language), ...editorMessages(language) };
}

const form = /_(zero|one|two|few|many|other)$/;

const nameOf = (key: string) => key.replace(form, '');

/** The names in braces without `{count}`, which «يوم واحد» replaces by a word. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'count');
  return [...new Set(names)].toSorted().join();
}

/** Entries of only one of two lists. */
function difference(one: string[], other: string[]): string[] {
  const either = new Set([...one, ...other]);
  return [...either].filter((each) => !one.includes(each) || !other.includes(each));
}

/** Names of languages stand in their own script. */
const foreign = ['site.switch', 'admin.switch', 'language.ar', 'language.en'];

const rules = {
  'the same keys': ({ ar, en }) => {
    return difference(Object.keys(ar).map(nameOf), Object.keys(en).map(nameOf));
  },
  'a text for each key': (pair) =>
    entries(pair)
      .filter(({ text }) => text.trim() === '')
      .map(({ key }) => key),
  'the same placeholders': ({ ar, en }) =>
    entries({ ar, en })
      .filter(({ key, text }) => {
        const model = en[key] ?? en[`${nameOf(key)}_other`] ?? '';
        if (placeholders(text) !== placeholders(model)) return true;
        return !form.test(key) && text.includes('{count}') !== model.includes('{count}');
      })
      .map(({ key }) => key),
  'the plural forms that the language has': (pair) =>
    languages.flatMap((language) => {
      const keys = Object.keys(pair[language]).filter((key) => form.test(key));
      const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
      return [...Map.groupBy(keys, nameOf)]
        .filter(([name, own]) => {
          const forms = own.map((key) => key.slice(name.length + 1)).filter((each) => each !== 'zero');
          const needed: string[] = pluralCategories.filter((each) => each !== 'zero');
          return forms.join() !== 'other' && difference(forms, needed).length > 0;
        })
        .map(([name]) => name);
    }),
  'its own script, without tatweel': (pair) =>
    entries(pair)
      .filter(({ key, language, text }) => {
        if (foreign.includes(key)) return false;
        const arabic = /\p{Script=Arabic}/u.test(text);
        const letters = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
        return text.includes('ـ') || (language === 'ar' ? letters && !arabic : arabic);
      })
      .map(({ key }) => key),
} satisfies Record<string, (pair: Pair) => string[]>;

type Rule = keyof typeof rules;

function entries(pair: Pair) {
  return languages.flatMap((language) =>
    Object.entries(pair[language]).map(([key, text]) => ({ language, key, text })),
  );
}

test.each(Object.keys(rules) as Rule[])('both languages have %s in every catalogue', (rule) => {
  expect(Object.keys(pairs).length).toBeGreaterThan(15);
  const broken = Object.entries(pairs).flatMap(([area, pair]) =>
    rules[rule](pair).map((key) => `${area}: ${key}`),
  );
  expect(broken).toEqual([]);
});

test('no key stands in two catalogues', () => {
  const keys = Object.values(pairs).flatMap(({ en }) => Object.keys(en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

const sound: Pair = {
  ar: { a: 'من {from}', b_zero: 'لا يوم', b_other: '{count} يوم' },
  en: { a: 'From {from}', b_zero: 'no day', b_other: '{count} days' },
};

test.each<[string, Rule, Pair]>([
  ['a key that one language lacks', 'the same keys', withText('en', 'c', 'Only here')],
  ['an empty text', 'a text for each key', withText('ar', 'a', '')],
  ['a placeholder that one language lacks', 'the same placeholders', withText('ar', 'a', 'من هنا')],
  ['a placeholder of another name', 'the same placeholders', withText('en', 'a', 'From {start}')],
  [
    'a plural form that English does not have',
    'the plural forms that the language has',
    withText('en', 'b_few', 'x'),
  ],
  [
    'one of the Arabic plural forms alone',
    'the plural forms that the language has',
    withText('ar', 'b_two', 'يومان'),
  ],
  ['an Arabic text in Latin letters', 'its own script, without tatweel', withText('ar', 'a', 'From {from}')],
  ['a stretched word', 'its own script, without tatweel', withText('ar', 'a', 'مـن {from}')],
])('%s is found', (_, rule, pair) => {
  expect(rules[rule](sound)).toEqual([]);
  expect(rules[rule](pair)).toHaveLength(1);
});

function withText(language: Language, key: string, text: string): Pair {
  return { ...sound, [language]: { ...sound[language], [key]: text } };
}
