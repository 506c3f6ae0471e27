import type { enElsewhere } from './en-elsewhere.ts';

/** What stands in place of an item that is not in the page's language, in Arabic. */
export const arElsewhere = {
  'manager-activities.inOtherLanguage': 'هذا النشاط متوفّر بالإنكليزية فقط.',
  'security-news.inOtherLanguage': 'هذا الخبر متوفّر بالإنكليزية فقط.',
  'sports-news.inOtherLanguage': 'هذا الخبر متوفّر بالإنكليزية فقط.',
  'directorate-activities.inOtherLanguage': 'هذا النشاط متوفّر بالإنكليزية فقط.',
  'recruitments.inOtherLanguage': 'هذا الإعلان متوفّر بالإنكليزية فقط.',
  'tenders.inOtherLanguage': 'هذه المناقصة متوفّرة بالإنكليزية فقط.',
  'admin-news.inOtherLanguage': 'هذا الخبر متوفّر بالإنكليزية فقط.',
  'articles.inOtherLanguage': 'هذا المقال متوفّر بالإنكليزية فقط.',
  'studies.inOtherLanguage': 'هذه الدراسة متوفّرة بالإنكليزية فقط.',
  'detail.readInOtherLanguage': 'اقرأ النصّ بالإنكليزية',
} satisfies Record<keyof typeof enElsewhere, string>;
