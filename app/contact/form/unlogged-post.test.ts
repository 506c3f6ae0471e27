import { expect, test } from 'vitest';
import { statusOf } from '#server/http/errors/error-handler.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { receivePost } from './receive-post.ts';

test.each([
  ['a busy database', Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }), 503, 0],
  ['what nobody foresaw', new TypeError('no function'), 500, 1],
] as const)(
  'of %s a form without a script leaves what its call leaves',
  async (_, failure, status, lines) => {
    const { services, send, proofs, log } = await openSite({
      change: (real) => ({
        ...real,
        submissions: {
          ...real.submissions,
          send: async () => {
            throw failure;
          },
        },
      }),
    });
    const failing = { ...services.submissions, send: async () => Promise.reject(failure) };
    const [recaptcha = ''] = await proofs('report', 1);
    log.length = 0;
    expect((await send('report', { ...written.report, recaptcha })).statusCode).toBe(status);
    expect(log).toHaveLength(lines);
    const reported: unknown[] = [];
    const site = {
      // A view makes each service on first use: a spread would copy none of them
      services: Object.create(services, { submissions: { value: failing } }),
      publicUrl: 'http://localhost',
      report: (error: unknown) => reported.push(error),
      statusOf,
    };
    const request = new Request('http://localhost/en/contact-us', {
      method: 'POST',
      body: new URLSearchParams({ form: 'report', ...written.report, token: 'a', answer: '1' }),
    });
    expect((await receivePost(site, request, { address: '192.0.2.1' })).status).toBe(status);
    expect(reported).toHaveLength(lines);
  },
);
