import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';

test('links to other sites are tried where somebody asks for it, and those of this machine never', async () => {
  const { services, signIn } = await testApp({ config: { publicUrl } });
  const { call } = await signIn();
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  const text = `See (${link}), and ${publicUrl}/.`;
  await services.content.create('articles', { ...draft('A title'), description_ar: text });
  const external = async () => {
    const { checks } = (await call('/api/checks')).json();
    return checks.find(({ check }: { check: string }) => check === 'external');
  };

  await services.checks.run();
  expect(await external()).toBeUndefined();
  const started = await call('/api/checks', { method: 'POST', payload: { external: true } });
  expect(started.statusCode).toBe(200);
  // The run that was started
  await services.checks.run({ external: true });
  const findings = [{ subject: 'articles/1', side: 'ar', detail: `inner ${link}` }];
  expect(await external()).toMatchObject({ found: 1, findings });
  expect(requests).toEqual([]);
  // The result stays when the other checks run again
  await services.checks.run();
  expect(await external()).toMatchObject({ found: 1 });
});
