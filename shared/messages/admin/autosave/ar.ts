import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the autosave and of who else has an item open, in Arabic. */
export const ar = {
  'autosave.idle': 'ما تكتبه يُحفظ تلقائياً، ولا يظهر على الموقع قبل نشره.',
  'autosave.saving': 'جارٍ الحفظ...',
  'autosave.savedAt': 'حُفظ الساعة {time}',
  'autosave.unreachable': 'تعذّر الوصول إلى الموقع. ما تكتبه محفوظ على هذا الجهاز، ويُرسَل فور عودة الاتصال.',
  'autosave.session': 'انتهت جلستك. ما كتبته محفوظ على هذا الجهاز، ويُرسَل بعد تسجيل دخولك من جديد.',
  'autosave.conflict': 'لم يُحفظ: حفظ شخص آخر نسخة أحدث. اختر النسخة التي تبقى.',
  'autosave.refused': 'لم يُحفظ. {reason}',
  'presence.other': 'هذه المادة مفتوحة لدى {name} منذ الساعة {time}.',
  'presence.own': 'هذه المادة مفتوحة لديك في نافذة أخرى منذ الساعة {time}.',
} satisfies Translated<typeof en>;
