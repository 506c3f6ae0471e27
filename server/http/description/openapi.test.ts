import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls, openWrites, reads, secondStep } from '#tests/requests/all-calls.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { mediaExamples } from './media-examples.ts';
import { publishingExamples } from './publishing-examples.ts';
import { searchExamples } from './search-examples.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Body = { content: { 'application/json': { schema: object; example?: unknown } } };
type Operation = {
  summary?: string;
  security?: object[];
  parameters?: Parameter[];
  tags?: string[];
  requestBody?: Body;
  responses: Record<string, Body>;
};

test('the description lists every API route, and nothing else', async () => {
  const { request } = await testApp();
  const response = await request('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const description = response.json();
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(
    operationsOf(description)
      .map(({ call }) => call)
      .toSorted(),
  ).toEqual(calls.toSorted());
});

test('the description is consistent: parameters match the path, references resolve', async () => {
  const { request } = await testApp();
  const response = await request('/api/openapi.json');
  const { components } = response.json();
  for (const { call: path, operation } of operationsOf(response.json())) {
    const { summary, parameters = [], responses } = operation;
    expect(summary, path).toBeTruthy();
    expect(
      ['200', '201'].filter((status) => status in responses),
      path,
    ).toHaveLength(1);
    const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
    expect(inPath, path).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
  const references = response.body.match(/"#\/components\/schemas\/\w+"/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  const named = references.map((reference) => String(JSON.parse(reference).split('/').at(-1)));
  expect(Object.keys(components.schemas).toSorted()).toEqual([...new Set(named)].toSorted());
});

test('the description states which calls need a token', async () => {
  const { request } = await testApp();
  const description = (await request('/api/openapi.json')).json();
  const open = operationsOf(description).filter(({ operation }) => !operation.security);
  expect(open.map(({ call }) => call).toSorted()).toEqual(
    [...openWrites, ...reads.map((path) => `GET ${path}`)].toSorted(),
  );
  const waiting = operationsOf(description).filter(({ operation: { security = [] } }) =>
    security.some((scheme) => 'secondStep' in scheme),
  );
  expect(waiting.map(({ call }) => call).toSorted()).toEqual(secondStep);
  const requested = operationsOf(description).flatMap(({ operation: { security = [] } }) => security);
  for (const scheme of requested) expect([{ token: [] }, { secondStep: [] }]).toContainEqual(scheme);
  const { token, secondStep: step } = description.components.securitySchemes;
  for (const scheme of [token, step]) expect(scheme).toMatchObject({ type: 'http', scheme: 'bearer' });
});

test('the description has the fields of a form', async () => {
  const { request } = await testApp();
  const { paths } = (await request('/api/openapi.json')).json();
  const { content } = paths['/api/article'].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data'].schema).toMatchObject({
    properties: { title_ar: { type: 'string' }, image: { type: 'string', format: 'binary' } },
    required: ['title_en', 'title_ar', 'description_en', 'description_ar', 'date_en', 'date_ar'],
  });
});

test('the description has the body of a submission, which a service validates', async () => {
  const { request } = await testApp();
  const { paths } = (await request('/api/openapi.json')).json();
  expect(paths['/api/report'].post.requestBody.content['application/json'].schema).toMatchObject({
    properties: { topic: { enum: expect.arrayContaining(['bribe']) }, details: { type: 'string' } },
    required: ['recaptcha', 'topic', 'details'],
  });
});

test('the description has a list’s parameters and response', async () => {
  const { request } = await testApp();
  const { paths: described } = (await request('/api/openapi.json')).json();
  const list = described['/api/tenders'].get;
  expect(list.parameters).toMatchObject([
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
    { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
    { name: 'language', in: 'query', required: false, schema: { type: 'string', enum: ['ar', 'en'] } },
    { name: 'year', in: 'query', required: false, schema: { type: 'integer', minimum: 1900, maximum: 2099 } },
    { name: 'first', in: 'query', required: false, schema: { type: 'string', enum: ['pinned'] } },
    { name: 'state', in: 'query', required: false, schema: { type: 'string', enum: ['open', 'closed'] } },
  ]);
  const { schema } = described['/api/tender/{id}'].get.responses['200'].content['application/json'];
  const { attachments: _files, ...fields } = schema.properties;
  const item = { ...schema, properties: fields };
  const items = { type: 'array', items: item };
  expect(list.responses['200'].content['application/json'].schema.properties).toMatchObject({
    tenders: items,
    activities: items,
  });
  expect(list.responses.default.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
});

test('each call of publishing, of the media library and of the search has examples that are valid by its own schemas', async () => {
  const { request } = await testApp();
  const description = (await request('/api/openapi.json')).json();
  const publishing = operationsOf(description).filter(({ operation }) =>
    operation.tags?.some((tag) => ['publishing', 'media', 'search'].includes(tag)),
  );
  expect(publishing.map(({ call }) => call).toSorted()).toEqual(
    Object.keys({ ...publishingExamples, ...mediaExamples, ...searchExamples }).toSorted(),
  );
  for (const { call, operation } of publishing) {
    const { requestBody, responses } = operation;
    for (const body of [requestBody, responses['200'] ?? responses['201']]) {
      if (!body) continue;
      const described = body.content['application/json'];
      // A file, or a form with one
      if (!described) continue;
      const { schema, example } = described;
      const { error } = z
        .fromJSONSchema({ ...schema, components: description.components })
        .safeParse(example);
      expect(error && z.prettifyError(error), call).toBeUndefined();
    }
  }
});

type Description = { paths: Record<string, Record<string, Operation>> };

function operationsOf({ paths }: Description): { call: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}
