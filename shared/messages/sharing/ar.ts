import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of share cards, of the text for messengers and of the dialog that shows both, in Arabic. No other page loads them. */
export const ar = {
  // On the card
  'card.code': 'رمز التحقّق',
  'card.alt': '{title} ({section})',

  // The text for messengers
  'messenger.date': 'التاريخ: {date}',
  'messenger.verify': 'للتفاصيل وللتحقّق من صحة الإعلان:',

  // The dialog
  'sharing.title': 'مشاركة',
  'sharing.text.ar': 'النص العربي لتطبيقات المراسلة',
  'sharing.text.en': 'النص الإنكليزي لتطبيقات المراسلة',
  'sharing.copy.ar': 'نسخ النص العربي',
  'sharing.copy.en': 'نسخ النص الإنكليزي',
  'sharing.copied': 'نُسخ النص.',
  'sharing.selected': 'لا يسمح المتصفّح بالنسخ. حُدّد النص، فانسخه بنفسك.',
  'sharing.cardAlt.ar': 'البطاقة العربية كما تظهر مع الرابط',
  'sharing.cardAlt.en': 'البطاقة الإنكليزية كما تظهر مع الرابط',
  'sharing.askCard': 'إظهار بطاقة تحمل العنوان بدل الصورة',
  'sharing.askHint': 'عند مشاركة الرابط فقط. تبقى الصورة على الصفحة.',
  'sharing.asked': 'ستظهر البطاقة من الآن مع الرابط عند مشاركته.',
  'sharing.ended': 'عادت الصورة تظهر مع الرابط عند مشاركته.',
  'sharing.lead': 'النصوص كما هي منشورة الآن، مع العنوان القصير.',
  'sharing.failed': 'تعذّر تحميل النصوص',
  'sharing.saveFailed': 'تعذّر الحفظ. يرجى المحاولة مجددًا.',
  'sharing.close': 'إغلاق',
} satisfies Translated<typeof en>;
