import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the gallery of an item, in its editor, in Arabic. */
export const ar: Translated<typeof en> = {
  'gallery.title': 'معرض الصور',
  'gallery.lead':
    'تسري الصور وما يُكتب عنها فورًا من دون حفظ: يراها الزوّار بهذا الترتيب ما دامت المادة منشورة.',
  'gallery.unsaved': 'احفظ المادة أولًا، ثم أضف إليها الصور.',
  'gallery.loadFailed': 'تعذّر تحميل معرض الصور',
  'gallery.drop': 'أفلت الصور هنا',
  'gallery.hint': 'اسحب الصور إلى هنا، أو',
  'gallery.choose': 'اختيار صور',
  'gallery.rules':
    'JPEG أو PNG أو WebP أو AVIF أو HEIC، حتى {fileMegabytes} ميغابايت للصورة، و{maxGalleryPictures} صورة في المعرض',
  'gallery.caption': 'التعليق على الصورة',
  'gallery.captionHint': 'يظهر تحت الصورة لكلّ الزوّار. لا حاجة إليه إن كانت الصورة واضحة.',
  'gallery.caption.ar': 'التعليق بالعربية',
  'gallery.caption.en': 'التعليق بالإنكليزية',
  'gallery.add': 'إضافة الصور',
  'gallery.addFailed': 'تعذّرت إضافة الصورة، وما زالت مختارة. يرجى المحاولة مجددًا.',
  'gallery.nth': 'الصورة {place}',
  'gallery.edit': 'تعديل التعليق والوصف',
  'gallery.save': 'حفظ التعليق والوصف',
  'gallery.replaced': 'استُبدلت الصورة. يُرجى التأكّد من أنّ تعليقها ووصفها يناسبان الصورة الجديدة.',
  'gallery.noCaption': 'بلا تعليق',
  'gallery.noCaption.ar': 'بلا تعليق بالعربية',
  'gallery.noCaption.en': 'بلا تعليق بالإنكليزية',
  'gallery.isDecorative': 'الصورة للتزيين، ولا وصف لها.',
  'gallery.noAlt': 'لا وصف لهذه الصورة بعد: مَن لا يراها لا يعرف ما فيها.',
  'gallery.noAlt.ar': 'لا وصف بالعربية بعد لمن لا يرى هذه الصورة.',
  'gallery.noAlt.en': 'لا وصف بالإنكليزية بعد لمن لا يرى هذه الصورة.',
};
