import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { converse } from '#tests/requests/conversation.ts';
import { uploadsOf } from '#tests/requests/sender-uploads.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const halfHour = 30 * 60 * 1000;

describeOnBothEngines('numbers of what has come', (open) => {
  test('grow with each submission, and each message and file of its sender, and say nothing else', async () => {
    const site = await openSite({ database: await open() });
    const news = async () => (await site.editor.call('/api/inbox/news')).json();
    expect(await news()).toEqual({ contacts: 0, reports: 0, arrived: [0, 0, 0] });
    const sender = await converse(site);
    await site.send('contact', { ...written.contact, recaptcha: await site.proof('contact') });
    expect(await news()).toEqual({ contacts: 1, reports: 1, arrived: [2, 0, 0] });
    await site.editor.call('/api/report/1/soft-delete', { method: 'DELETE' });
    expect(await news()).toEqual({ contacts: 1, reports: 0, arrived: [2, 0, 0] });
    await sender.write('More of it');
    expect(await news()).toEqual({ contacts: 1, reports: 1, arrived: [2, 1, 0] });
    const seen = { method: 'POST', payload: { message: 1 } } as const;
    expect((await site.editor.call('/api/reports/1/seen', seen)).statusCode).toBe(200);
    expect((await uploadsOf(site, sender).attach(Buffer.from('evidence'))).statusCode).toBe(200);
    expect(await news()).toEqual({ contacts: 1, reports: 1, arrived: [2, 1, 1] });
    // A report that an officer has read is unread for them again
    const [report] = (await site.editor.call('/api/reports')).json();
    expect(report.case.unread).toBe(true);
  });
});

test('asking for them does not keep a session open', async () => {
  const site = await openSite();
  for (let calls = 0; calls < 3; calls += 1) {
    expect((await site.editor.call('/api/inbox/news')).statusCode).toBe(200);
    site.pass(halfHour / 3);
  }
  expect((await site.editor.call('/api/inbox/news')).statusCode).toBe(401);
});
