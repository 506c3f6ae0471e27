import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of the mails that the site sends, in Arabic. */
export const ar = {
  'mail.digest.subject': 'تذكير يوميّ',
  'mail.digest.lead':
    'يصل هذا التذكير إلى كل من يقرأ الرسائل، في الموعد نفسه كل يوم وبالكلمات نفسها، سواء ورد جديد أم لم يرد.',
  'mail.digest.open': 'يُرجى تسجيل الدخول والاطّلاع على الوارد:',
  'mail.digest.silence': 'لا يذكر بريد هذا الموقع شيئًا ممّا ورد إليه، ولا يُرسَل بريد عند ورود شيء.',
} satisfies Translated<typeof en>;
