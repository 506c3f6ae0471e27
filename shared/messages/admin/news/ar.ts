import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of what has come, in Arabic. */
export const ar = {
  'news.come': 'ورد جديد.',
  'news.unread': 'غير مقروء: {count}',
  'news.title': 'عند ورود جديد',
  'news.lead':
    'ما دامت صفحة من هذه اللوحة مفتوحة، يظهر في القائمة وفي عنوان التبويب خلال دقيقة عدد ما لم يُقرأ، من دون أي شيء من مضمونه.',
  'news.sound': 'صوت قصير أيضًا، في هذا المتصفّح',
  'news.try': 'جرّب الصوت',
} satisfies Translated<typeof en>;
