const tender = { section: 'tenders', id: 12, title: 'مناقصة لشراء إطارات', url: '/tender/12/ar' };

/** An example of each call of the search. */
export const searchExamples = {
  'GET /api/search': {
    response: {
      results: [
        {
          ...tender,
          snippet: [
            { text: 'تعلن المديرية عن ', hit: false },
            { text: 'مناقصةٍ', hit: true },
            { text: ' لشراء إطارات …', hit: false },
          ],
          date: 'الاثنين ١٦ شباط ٢٠٢٦',
        },
      ],
      total: 1,
      suggestions: [],
    },
  },
  'GET /api/search/suggest': { response: { suggestions: [tender] } },
  'GET /api/search/unanswered': {
    response: { queries: [{ language: 'ar', query: 'جواز سفر', count: 14, days: 6 }] },
  },
};
