import { expect, test } from 'vitest';
import type { RecipientChoice } from '#shared/forms/recipient-groups.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import type { Caller } from '#tests/sites/key-site.ts';
import { detailsOf, rowsOf, twoGroups } from '#tests/sites/two-groups.ts';

describeOnBothEngines('reports of two groups', (open) => {
  test('are read by those alone to whom they were sent, with their talk and numbers', async () => {
    const { begun, offered, report, directorate, oversight, request, proof } = await twoGroups(await open());
    expect([begun.statusCode, offered.statusCode]).toEqual([200, 200]);
    const texts: [string, RecipientChoice | ''][] = [
      ['of the directorate', 'directorate'],
      ['about an officer', 'oversight'],
      ['for all', 'both'],
      ['without a choice', ''],
    ];
    const receipts: string[] = [];
    for (const [text, choice] of texts) {
      const sent = await report(text, choice);
      expect(sent.statusCode, sent.body).toBe(201);
      receipts.push(sent.json().receipt);
    }
    expect(await detailsOf(directorate)).toEqual(['of the directorate', 'for all', 'without a choice']);
    expect(await detailsOf(oversight)).toEqual(['about an officer', 'for all']);
    expect((await rowsOf(oversight)).map(({ recipients }) => recipients)).toEqual([
      ['directorate', 'oversight'],
      ['oversight'],
    ]);
    const counts = async (person: Caller) => [
      (await person.get('inbox')).json().reports.active,
      (await person.get('inbox/news')).json().reports,
      (await person.get('reports')).headers['x-total-count'],
    ];
    expect([await counts(directorate), await counts(oversight)]).toEqual([
      [3, 3, '3'],
      [2, 2, '2'],
    ]);

    // Further messages and replies are for the same readers
    const written = await request('/api/receipt/messages', {
      method: 'POST',
      payload: { receipt: receipts[1], text: 'There is more.', recaptcha: await proof('receipt') },
      remoteAddress: '127.0.0.1',
    });
    expect(written.statusCode, written.body).toBe(201);
    const replied = await oversight.post('reports/2/talk', { text: 'We look into it.', seen: 1 });
    expect(replied.statusCode, replied.body).toBe(200);
    expect((await oversight.get('reports/2/talk')).json().messages).toMatchObject([
      { text: 'There is more.' },
      { text: 'We look into it.' },
    ]);
  });

  test('are not found by the others, whatever is asked of them', async () => {
    const { report, directorate, oversight } = await twoGroups(await open());
    await report('about an officer', 'oversight');
    const keeping = { ['kept']: true, reason: 'law' };
    const refused = await Promise.all([
      directorate.get('reports/1/talk'),
      directorate.post('reports/1/talk', { text: 'Who are you?', seen: 0 }),
      directorate.get('reports/1/case'),
      directorate.post('reports/1/case', { kind: 'note', text: 'Mine' }),
      directorate.get('reports/1/files'),
      directorate.post('reports/1/seen', { message: 0 }),
      directorate.post('report/1/keep', keeping),
      directorate.remove('report/1/soft-delete'),
      directorate.remove('report/1/hard-delete'),
      directorate.post('reports/exported', { ids: [1] }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    expect(await detailsOf(oversight)).toEqual(['about an officer']);
  });

  test('are deleted by one for itself, and stay for the other', async () => {
    const { db, report, directorate, oversight } = await twoGroups(await open());
    await report('for all', 'both');
    await oversight.post('reports/1/case', { kind: 'note', text: 'A note' });
    await directorate.remove('report/1/soft-delete');
    expect((await directorate.remove('report/1/hard-delete')).statusCode).toBe(200);
    expect(await detailsOf(directorate)).toEqual([]);
    expect(await detailsOf(oversight)).toEqual(['for all']);
    expect((await oversight.get('reports/1/case')).json().entries).toHaveLength(1);
    expect((await oversight.remove('report/1/hard-delete')).statusCode).toBe(200);
    expect(await db.selectFrom('submission').select('id').execute()).toEqual([]);
  });
});
