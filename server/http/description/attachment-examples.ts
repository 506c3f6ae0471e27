const file = {
  number: 1,
  name_ar: 'دفتر الشروط',
  name_en: 'Conditions',
  language: 'ar',
  type: 'pdf',
  bytes: 184_320,
  changed_at: '2026-11-22T09:30:00.000Z',
  problem: null,
  url_ar: '/files/tenders/12/1/%D8%AF%D9%81%D8%AA%D8%B1-%D8%A7%D9%84%D8%B4%D8%B1%D9%88%D8%B7.pdf',
  url_en: '/files/tenders/12/1/conditions.pdf',
};

const list = '/api/items/{section}/{id}/attachments';
const one = `${list}/{number}`;

/** An example of each call of the files of items. */
export const attachmentExamples = {
  [`GET ${list}`]: { response: { attachments: [file] } },
  [`POST ${list}`]: { response: file },
  [`GET ${one}`]: { response: undefined },
  [`PUT ${one}`]: { request: { name_en: 'Terms', position: 2 }, response: { attachments: [file] } },
  [`DELETE ${one}`]: { response: { attachments: [] } },
  [`POST ${one}/restore`]: { response: { attachments: [file] } },
};
