import { expect, test } from 'vitest';
import { message } from '#shared/messages/messages.ts';
import { renderedPage } from './sites/rendered-page.tsx';
import { testApp } from './sites/test-app.ts';

test('a new site has no empty panel on the page of the anthem, and a note instead of the words', async () => {
  const { services } = await testApp();
  const html = await renderedPage(services, 'anthem', '/anthem');
  expect(html).toContain(message('ar', 'anthem.empty'));
  expect(html).not.toMatch(/<audio|<dl|id="credits"|\/storage\//);
});

test('a new site has a note instead of the code of conduct', async () => {
  const { services } = await testApp();
  const html = await renderedPage(services, 'code-conduct', '/en/code-conduct');
  expect(html).toContain(message('en', 'conduct.empty'));
  expect(html).not.toMatch(/<ul|<details/);
});

test('a refrain that returns is named only, and a line keeps its place beside its time', async () => {
  const { services } = await testApp();
  const { anthem } = await services.settings.all();
  const refrain = { refrain: true, lines: 'أول\n\nثالث', times: '1\n\n3', meaning: 'First' };
  await services.settings.save('anthem', { ...anthem, stanzas: [refrain, { ...refrain, times: '' }] });
  const html = await renderedPage(services, 'anthem', '/en/anthem');
  expect(html.match(/stanza-label/g)).toHaveLength(2);
  expect(html.match(/ثالث/g)).toHaveLength(1);
  expect(html).not.toContain('aria-current="true"');
});

test('directors whose years cannot be read stand one under the other', async () => {
  const { services } = await testApp();
  const pair = (text: string) => ({ ar: text, en: text });
  for (const year of ['1990', 'the spring', '2010']) {
    const draft = { name: pair('اسم'), image: null, from: pair(year), to: pair('2020') };
    await services.managers.create(draft);
  }
  const html = await renderedPage(services, 'managers', '/managers');
  expect(html.match(/manager-card/g)).toHaveLength(3);
  expect(html).not.toMatch(/term-line|term-part|style=/);
});
