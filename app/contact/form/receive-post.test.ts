import { expect, test } from 'vitest';
import type { Site } from '#app/context.ts';
import { statusOf } from '#server/http/errors/error-handler.ts';
import { message } from '#shared/messages/messages.ts';
import { solvePlainQuestion } from '#tests/requests/solve-plain-question.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { questionInWords } from '../captcha/question-in-words.ts';
import { receivePost } from './receive-post.ts';

const sender = { address: '198.51.100.1' };

/** A site whose plain form is sent by a browser itself. */
async function plainSite() {
  const site = await openSite();
  const { services } = site;
  const pages: Site = { services, publicUrl: 'http://localhost', report: () => {}, statusOf };
  const post = (fields: Record<string, string>, path = '/en/contact-us') => {
    const body = new URLSearchParams({ form: 'report', ...written.report, ...fields });
    return receivePost(pages, new Request(`http://localhost${path}`, { method: 'POST', body }), sender);
  };
  const request = async (language: 'ar' | 'en' = 'en') => {
    const question = await services.captcha.question('report', sender.address);
    const { token, text, wait } = questionInWords(language, question);
    return { token, text, wait, answer: String(solvePlainQuestion(language, text)) };
  };
  return { ...site, post, request };
}

test.each(['ar', 'en'] as const)(
  'a plain question stands in words, and can be answered from them (%s)',
  async (language) => {
    const { request, pass, post, stored } = await plainSite();
    for (let number = 0; number < 40; number += 1) {
      const { token, text, answer } = await request(language);
      expect(text).not.toMatch(/\d|[٠-٩]|[{}]/);
      pass(30_000);
      expect((await post({ token, answer })).status).toBe(200);
    }
    expect(await stored('report')).toBe(40);
  },
);

test('a form sent too early comes back with its question, answer and texts, and shows the seconds to wait', async () => {
  const { request, pass, post } = await plainSite();
  const { token, text, answer } = await request();
  pass(1_000);
  const { posted, status } = await post({ token, answer });
  expect(status).toBe(422);
  expect(posted).toMatchObject({
    texts: { details: written.report.details },
    failure: { field: 'recaptcha', message: expect.stringMatching(/Seconds left: 2\.$/) },
    question: { token, text, answer, wait: 2 },
  });
  pass(2_000);
  expect((await post({ token, answer })).status).toBe(200);
});

test('an address that sent much gets another question, accepted after the wait that is shown', async () => {
  const { request, pass, post, stored } = await plainSite();
  const questions = await Promise.all(Array.from({ length: 7 }, () => request()));
  pass(3_000);
  const statuses = [];
  for (const { token, answer } of questions.slice(0, 6))
    statuses.push((await post({ token, answer })).status);
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
  const { token = '', answer = '' } = questions[6] ?? {};
  const { posted, status } = await post({ token, answer }, '/contact-us');
  expect(status).toBe(422);
  expect(posted.failure?.message).toMatch(/^وصلت للتوّ رسائل كثيرة .*الثواني: [٠-٩]+\.$/);
  expect(posted.texts).toMatchObject({ details: written.report.details });
  const { question } = posted;
  expect(question?.wait).toBeGreaterThan(3);
  expect(question?.answer).toBeUndefined();
  pass((question?.wait ?? 0) * 1000);
  const again = String(solvePlainQuestion('ar', question?.text ?? ''));
  expect((await post({ token: question?.token ?? '', answer: again })).status).toBe(200);
  expect(await stored('report')).toBe(7);
});

test('a page that is reloaded after success stores nothing more, and its question is not used again', async () => {
  const { request, pass, post, stored } = await plainSite();
  const { token, answer } = await request();
  pass(3_000);
  const first = await post({ token, answer });
  const receipt = expect.stringMatching(/^(?:\w{4}-){5}\w{4}$/);
  expect(first).toEqual({ posted: { kind: 'report', texts: {}, receipt }, status: 200 });
  expect(await post({ token, answer }), 'the same receipt').toEqual(first);
  const { posted, status } = await post({ token, answer, details: 'Changed after going back.' });
  expect(status).toBe(409);
  expect(posted).toMatchObject({
    texts: { details: 'Changed after going back.' },
    failure: { message: message('en', 'form.captchaUsed'), field: 'recaptcha' },
  });
  expect(posted.question?.token).not.toBe(token);
  expect(posted.question).not.toHaveProperty('answer');
  expect(await stored('report')).toBe(1);
});

test.each([
  ['Arabic', 'ع'],
  ['emoji', '😀'],
  ['lines', 'a\r\n'],
])('details of exactly 60,000 characters are taken, and not one more: %s', async (_name, piece) => {
  const { request, pass, post, editor } = await plainSite();
  const { token, answer } = await request();
  pass(3_000);
  const length = piece.replace('\r', '').length;
  const details = piece.repeat(60_000 / length - 1) + 'x'.repeat(length);
  expect((await post({ token, answer, details: `${details}x` })).status).toBe(413);
  expect((await post({ token, answer, details })).status).toBe(200);
  const [row] = (await editor.call('/api/reports')).json();
  expect(row.details).toBe(details.replaceAll('\r', ''));
  expect(row.details).toHaveLength(60_000);
});
