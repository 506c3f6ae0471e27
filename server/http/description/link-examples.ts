const redirect = {
  from: '/news/12.html',
  to: '/articles/5/ar',
  origin: 'hand',
  author: 'editor@example.org',
  saved_at: '2026-11-21T09:00:00.000Z',
};

/** Examples of the calls about redirects, unknown paths and checks. */
export const linkExamples = {
  'GET /api/redirects': { response: { redirects: [redirect], total: 1 } },
  'PUT /api/redirects': {
    request: {
      redirects: [
        { from: redirect.from, to: redirect.to },
        { from: '/news/13.html', to: null },
      ],
    },
    response: { message: 'The redirects are saved.', saved: 1, removed: 1, refused: [] },
  },
  'GET /api/not-found': {
    response: {
      paths: [{ path: '/news/14.html', requests: 7, first_day: '2026-11-02', last_day: '2026-11-21' }],
      total: 1,
    },
  },
  'GET /api/checks': {
    response: {
      checked_at: redirect.saved_at,
      running: false,
      failed: false,
      checks: [
        {
          check: 'links',
          checked_at: redirect.saved_at,
          found: 1,
          findings: [
            {
              subject: 'tenders/12',
              title_ar: 'مناقصة لشراء لوازم',
              title_en: 'Tender for supplies',
              side: 'ar',
              detail: '/none',
            },
          ],
        },
      ],
    },
  },
  'POST /api/checks': { request: { external: true }, response: { message: 'The checks are running.' } },
};
