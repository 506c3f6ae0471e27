const by = 'editor@example.org';
const handIn = { at: '2026-11-22T10:00:00.000Z', by, note: 'Please check the date.' };
const remark = 'The date differs from the tender documents.';

/** Examples of the calls of a copy that is handed in. */
export const handInExamples = (item: { updated_at: string }, texts: object) => ({
  'GET /api/items/{section}/{id}/hand-in': {
    response: { hand_in: handIn, from: { ...texts, title_en: 'Tender for paper' }, to: texts },
  },
  'POST /api/items/{section}/{id}/hand-in': {
    request: { note: handIn.note, version: item.updated_at },
    response: { ...item, hand_in: handIn },
  },
  'POST /api/items/{section}/{id}/send-back': {
    request: { handed_in: handIn.at, remark },
    response: {
      ...item,
      sent_back: { at: '2026-11-22T11:00:00.000Z', by: 'second@example.org', to: by, remark },
    },
  },
});
