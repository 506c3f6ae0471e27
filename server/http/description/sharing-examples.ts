const sides = [
  {
    language: 'en',
    text: 'Tender for stationery\n\nTender announcements\nDate: 20 November 2026\nReference: T-2026/12\n\nDetails, and proof that this is genuine:\nhttps://www.example.org/n/4V8K29XQTM',
    card: '/storage/cards/tenders-12-en-5d41402abc4b2a76-1200x630.jpg',
  },
];

/** Examples of the calls about what editors share of an item. */
export const sharingExamples = {
  'GET /api/items/{section}/{id}/sharing': { response: { sides, has_picture: false, prefers_card: false } },
  'PUT /api/items/{section}/{id}/sharing': {
    request: { prefers_card: true },
    response: { sides, has_picture: true, prefers_card: true },
  },
};
