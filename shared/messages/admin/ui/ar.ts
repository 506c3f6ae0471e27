import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the inputs for pictures and files, in Arabic. */
export const ar = {
  'image.title': 'الصورة',
  'image.drop': 'إفلات الصورة',
  'image.rules': 'JPEG أو PNG أو WebP أو AVIF أو HEIC، حتى {fileMegabytes} ميغابايت',
  'file.recordingRules': 'MP3 أو Ogg، حتى {fileMegabytes} ميغابايت',
  'file.documentRules': 'PDF، حتى {fileMegabytes} ميغابايت',
  'image.hint': 'اسحب صورة إلى هنا أو ألصقها أو',
  'image.choose': 'اختر صورة',
  'image.fromLibrary': 'من المكتبة، وتُعتمد عند الحفظ.',
  'image.removeChoice': 'إزالة الاختيار',
  'image.remove': 'حذف الصورة',
  'image.removed': 'ستُحذف الصورة عند الحفظ.',
  'image.keep': 'الإبقاء على الصورة',
  'image.preview': 'معاينة الصورة',
  'image.noPreview': 'لا يعرض المتصفّح هذا النوع، لكن حفظه ممكن.',
  'image.small':
    'أبعاد هذه الصورة {width} × {height} بكسل فقط، وتُعرض في الصفحات بأبعاد تصل إلى {shownWidth} × {shownHeight}. يمكن حفظها، لكنها ستبدو صغيرة أو غير واضحة، فالأفضل اختيار صورة أكبر.',
  'image.wrongType': 'هذا الملف ليس صورة: {name}',
  'image.lost': 'كنت قد اخترت صورة ({name}). لا يحتفظ المتصفّح بالملفات، فاخترها مجددًا.',
} satisfies Translated<typeof en>;
