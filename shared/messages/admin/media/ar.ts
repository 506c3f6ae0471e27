import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of pictures: focal points and alternative texts, in Arabic. */
export const ar = {
  'media.details': 'مركز الصورة ووصفها…',
  'media.focalOnly': 'مركز الصورة…',
  'media.title': 'مركز الصورة ووصفها',
  'media.failed': 'تعذّر تحميل الصورة.',
  'media.saveFailed': 'لم تُحفظ بيانات الصورة.',
  'media.saved': 'حُفظت بيانات الصورة.',
  'media.everywhere': 'تسري على كلّ موضع تظهر فيه هذه الصورة، ابتداءً من الآن.',
  'media.focal': 'مركز الصورة',
  'media.focalHint': 'حيث تُقتطع الصورة، تبقى هذه النقطة ظاهرة. اضغط عليها، أو حرّك المؤشّرين.',
  'media.across': 'من اليسار إلى اليمين',
  'media.down': 'من الأعلى إلى الأسفل',
  'media.percent': '{percent}٪',
  'media.middle': 'العودة إلى الوسط',
  'media.crops': 'كيف ستظهر',
  'media.crop.card': 'البطاقة',
  'media.crop.detail': 'الصفحة',
  'media.crop.share': 'رابط مشارَك',
  'media.alt': 'وصف الصورة لمن لا يراها',
  'media.altHint': 'ببضع كلمات: مَن أو ما يظهر فيها، وماذا يجري.',
  'media.alt.ar': 'الوصف بالعربية',
  'media.alt.en': 'الوصف بالإنكليزية',
  'media.decorative': 'الصورة للتزيين، ولا تحتاج إلى وصف',
  'media.save': 'حفظ',
} satisfies Translated<typeof en>;
