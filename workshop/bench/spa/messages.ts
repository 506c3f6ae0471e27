/** The messages of the plain application. */
export const messages = {
  name: 'المديرية',
  loading: 'جارٍ التحميل…',
  more: 'عرض المزيد',
  sections: {
    'manager-activities': 'نشاطات المدير العام',
    'security-news': 'أخبار أمنية',
    'sports-news': 'نشاطات رياضية',
    'directorate-activities': 'نشاطات المديرية',
    recruitments: 'إعلانات التطويع',
    'admin-news': 'أخبار إدارية',
    tenders: 'إعلانات المناقصات',
    articles: 'مقالات',
    studies: 'دراسات',
  },
  share: {
    Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
    X: 'https://x.com/intent/post?url=',
    WhatsApp: 'https://wa.me/?text=',
    Telegram: 'https://t.me/share/url?url=',
  },
};
