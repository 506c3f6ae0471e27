const raised = {
  level: 'emergency',
  text_ar: 'الطريق الساحلي مقطوع بسبب السيول. سلوك الطريق الجبلي.',
  text_en: 'The coastal road is closed by flooding. Take the mountain road.',
  link: '/articles/5/ar',
};

const times = { starts_at: '2026-11-21T09:00:00.000Z', ends_at: null };

const stored = {
  id: 7,
  ...raised,
  ...times,
  author: 'editor@example.org',
  updated_at: '2026-11-21T09:00:00.000Z',
};

/** Examples of the calls about alerts. */
export const alertExamples = {
  'GET /api/alerts': { response: [{ id: 7, ...raised, ...times }] },
  'GET /api/alerts/all': { response: { alerts: [stored], ended: [] } },
  'POST /api/alerts': { request: raised, response: stored },
  'PUT /api/alerts/{id}': {
    request: { ...raised, ends_at: '2026-11-21T18:00:00.000Z', updated_at: stored.updated_at },
    response: { ...stored, ends_at: '2026-11-21T18:00:00.000Z' },
  },
  'POST /api/alerts/{id}/end': { response: { ...stored, ends_at: '2026-11-21T10:00:00.000Z' } },
  'DELETE /api/alerts/{id}': { response: { message: 'The alert is deleted.' } },
};
