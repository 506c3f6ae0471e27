import { expect, test } from 'vitest';
import { testApp } from '#tests/test-app.ts';

/** Every read of the specification's §7, and the addresses that stand beside it. */
const paths = [
  '/api/about-manager-main',
  '/api/about-manager-details',
  '/api/managers',
  '/api/manager-activities',
  '/api/security-news',
  '/api/sports-news',
  '/api/directorate-activities',
  '/api/recruitments',
  '/api/admin-news',
  '/api/tenders',
  '/api/articles',
  '/api/studies',
  '/api/manager-activity/{id}',
  '/api/security-news-item/{id}',
  '/api/sports-news-item/{id}',
  '/api/directorate-activity/{id}',
  '/api/recruitment/{id}',
  '/api/tender/{id}',
  '/api/admin-news-item/{id}',
  '/api/article/{id}',
  '/api/study/{id}',
  '/healthz',
  '/readyz',
];

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = { summary?: string; parameters?: Parameter[]; responses: Record<string, object> };

test('the description names every call, and nothing that is no call', async () => {
  const { ask } = await testApp();
  const response = await ask('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const description = response.json();
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(description.paths).toSorted()).toEqual(paths.toSorted());
});

test('the description holds together: parameters are those of the path, references lead somewhere', async () => {
  const { ask } = await testApp();
  const response = await ask('/api/openapi.json');
  const { paths: described, components } = response.json();
  for (const [path, operations] of Object.entries<Record<string, Operation>>(described)) {
    expect(Object.keys(operations), path).toEqual(['get']);
    const { summary, parameters = [], responses } = operations['get'] as Operation;
    expect(summary, path).toBeTruthy();
    expect(Object.keys(responses), path).toContain('200');
    const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
    expect(inPath, path).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
  const references = response.body.match(/"#\/components\/schemas\/\w+"/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  const named = references.map((reference) => String(JSON.parse(reference).split('/').at(-1)));
  expect(Object.keys(components.schemas).toSorted()).toEqual([...new Set(named)].toSorted());
});

test('the description says what a list takes and answers', async () => {
  const { ask } = await testApp();
  const { paths: described } = (await ask('/api/openapi.json')).json();
  const list = described['/api/tenders'].get;
  expect(list.parameters).toMatchObject([
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
    { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
  ]);
  const items = { type: 'array', items: { $ref: '#/components/schemas/ContentItem' } };
  expect(list.responses['200'].content['application/json'].schema.properties).toEqual({
    tenders: items,
    activities: items,
  });
  expect(list.responses.default.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
});
