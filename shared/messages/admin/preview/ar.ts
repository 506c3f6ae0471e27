import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the previews, in Arabic. */
export const ar = {
  'previews.title': 'المعاينة وروابطها',
  'previews.language': 'لغة المعاينة',
  'previews.width': 'عرض المعاينة',
  'previews.phone': 'كما على الهاتف',
  'previews.desktop': 'كما على الحاسوب',
  'previews.frame': 'الصفحة كما سيراها الجمهور',
  'previews.loading': 'جارٍ تحميل المعاينة…',
  'previews.failed': 'تعذّر عرض المعاينة الآن. ما تكتبه لا يتأثّر بذلك.',
  'previews.links': 'روابط المعاينة',
  'previews.lead':
    'من لديه رابط كهذا يقرأ المادة كما هي مكتوبة وقت فتحه، باللغتين ومن دون حساب. ولا يُنشَر شيء بذلك.',
  'previews.days': 'صالح لمدة',
  'previews.forDays_one': 'يوم واحد',
  'previews.forDays_two': 'يومين',
  'previews.forDays_few': '{count} أيام',
  'previews.forDays_many': '{count} يومًا',
  'previews.forDays_other': '{count} يوم',
  'previews.make': 'أنشئ رابطًا',
  'previews.makeFailed': 'تعذّر إنشاء الرابط.',
  'previews.new': 'الرابط الجديد',
  'previews.once': 'انسخه الآن، فهو لا يُعرَض مرة ثانية. ولا تسلّمه إلا لمن يُراد له أن يقرأ المسودة.',
  'previews.loadFailed': 'تعذّر تحميل الروابط.',
  'previews.none': 'لا رابط لهذه المادة حاليًا.',
  'previews.until': 'صالح حتى {time}',
  'previews.by': 'أُنشئ {time} من حساب',
  'previews.withOthers_one': 'مع مادة أخرى',
  'previews.withOthers_two': 'مع مادتين أخريين',
  'previews.withOthers_few': 'مع {count} مواد أخرى',
  'previews.withOthers_many': 'مع {count} مادة أخرى',
  'previews.withOthers_other': 'مع {count} مادة أخرى',
  'previews.withdraw': 'ألغِ الرابط',
  'previews.withdrawQuestion': 'أتريد إلغاء هذا الرابط؟',
  'previews.withdrawLead': 'لن يفتح شيئًا بعد ذلك، ولا يمكن استرجاعه.',
} as const satisfies Translated<typeof en>;
