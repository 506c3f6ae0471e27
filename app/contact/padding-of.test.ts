import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { paddingOf } from './padding-of.ts';
import { formUrl, kinds } from './tabs.ts';

test('addresses of both forms are of one length', () => {
  for (const language of languages)
    expect(formUrl('report', language)).toHaveLength(formUrl('contact', language).length);
  const [contact, report] = kinds.map((kind) => {
    const path = `/api/${kind}`;
    const [[name, value] = ['', '']] = Object.entries(paddingOf(path));
    return path.length + name.length + value.length;
  });
  expect(report).toBe(contact);
});
