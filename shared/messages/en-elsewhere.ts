/** What stands in place of an item that is not in the page's language; a browser gets it with the page's data. */
export const enElsewhere = {
  'manager-activities.inOtherLanguage': 'This activity is available in Arabic only.',
  'security-news.inOtherLanguage': 'This news item is available in Arabic only.',
  'sports-news.inOtherLanguage': 'This news item is available in Arabic only.',
  'directorate-activities.inOtherLanguage': 'This activity is available in Arabic only.',
  'recruitments.inOtherLanguage': 'This announcement is available in Arabic only.',
  'tenders.inOtherLanguage': 'This tender is available in Arabic only.',
  'admin-news.inOtherLanguage': 'This news item is available in Arabic only.',
  'articles.inOtherLanguage': 'This article is available in Arabic only.',
  'studies.inOtherLanguage': 'This study is available in Arabic only.',
  'detail.readInOtherLanguage': 'Read it in Arabic',
};
