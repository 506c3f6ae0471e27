import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the frame of the administrator area, in Arabic. */
export const ar = {
  'admin.title': 'لوحة المحتوى',
  'admin.loading': 'جاري التحميل...',
  'admin.needsScript': 'يحتاج قسم الإدارة إلى جافاسكريبت. فعّله في متصفّحك ثم أعد تحميل الصفحة.',
  'admin.retry': 'حاول مجددًا',
  'admin.skip': 'تخطَّ إلى المحتوى',
  'admin.close': 'إغلاق',
  'admin.notices': 'إشعارات',
  'admin.switch': 'English',
  'admin.publicSite': 'الموقع العام',
  'admin.menu': 'القائمة',
  'admin.menuLabel': 'قائمة المحتوى',
  'admin.logout': 'تسجيل الخروج',

  'menu.overview': 'نظرة عامة',
  'page.overview': 'نظرة عامة',
  'menu.alerts': 'تنبيهات',
  'page.alerts': 'تنبيهات',
  'page.trash': 'المحذوفات',
  'menu.manager': 'المدير العام',
  'menu.managers': 'المديرون المتعاقبون',
  'menu.activities': 'بيانات ونشاطات',
  'menu.announcements': 'الإعلانات',
  'menu.publications': 'دراسات ومقالات',
  'menu.settings': 'الإعدادات',
  'roles.failed': 'تعذّر تحميل صلاحياتك.',
  'roles.notPermitted': 'هذه الصفحة خارج صلاحياتك',
  'roles.notPermittedLead':
    'لا تشملها الأدوار المسندة إليك أو الأقسام المخصّصة لك. إذا كان عملك يحتاج إليها، فاطلبها من مسؤول الموقع.',
  'roles.none': 'لم يُسند إليك دور بعد',
  'roles.noneLead': 'حسابك قائم، لكن لا صفحة مفتوحة له. اطلب من مسؤول الموقع أن يسند إليك دورًا.',
  'roles.yours': 'أدوارك',
  'roles.toOverview': 'إلى النظرة العامة',
  'roles.draftsOnly': 'تُحفظ كتابتك مسوّدة. سلّمها لينشرها أحد المحرّرين.',
  'language.ar': 'العربية',
  'language.en': 'English',
} satisfies Translated<typeof en>;
