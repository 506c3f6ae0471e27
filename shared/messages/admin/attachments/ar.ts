import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the files of an item, in its editor, in Arabic. */
export const ar: Translated<typeof en> = {
  'attachments.title': 'ملفات للتنزيل',
  'attachments.lead': 'تسري الملفات فورًا من دون حفظ: يستطيع الزوّار تنزيلها ما دامت المادة منشورة.',
  'attachments.unsaved': 'احفظ المادة أولًا، ثم أضف إليها الملفات.',
  'attachments.loadFailed': 'تعذّر تحميل الملفات',
  'attachments.drop': 'أفلت الملفات هنا',
  'attachments.hint': 'اسحب الملفات إلى هنا، أو',
  'attachments.choose': 'اختيار ملفات',
  'attachments.rules':
    'PDF أو DOCX أو XLSX أو ODT أو ODS أو CSV أو ZIP، حتى {attachmentMegabytes} ميغابايت للملف، و{allAttachmentsMegabytes} ميغابايت و{maxAttachments} ملفًا في المجموع',
  'attachments.name': 'اسم الملف',
  'attachments.language': 'لغة الملف',
  'attachments.language.ar': 'العربية',
  'attachments.language.en': 'الإنكليزية',
  'attachments.language.both': 'العربية والإنكليزية',
  'attachments.megabytes': '{size} ميغابايت',
  'attachments.kilobytes': '{size} كيلوبايت',
  'attachments.add': 'إضافة الملفات',
  'attachments.addFailed': 'تعذّرت إضافة الملف، وما زال مختارًا. يرجى المحاولة مجددًا.',
  'attachments.download': 'تنزيل',
  'attachments.edit': 'تغيير الاسم',
  'attachments.save': 'حفظ الاسم',
  'attachments.replaced': 'استُبدل الملف، وبقي عنوانه كما هو.',
  'attachments.noArabic': 'بلا اسم عربي: تعرض الصفحة العربية الاسم الإنكليزي.',
  'attachments.noEnglish': 'بلا اسم إنكليزي: تعرض الصفحة الإنكليزية الاسم العربي.',
  'attachments.problem.active':
    'في هذا الملف برنامج أو ملف آخر قد يعمل على جهاز مَن يفتحه. وملف PDF الذي يُطبع من جديد يخلو من ذلك.',
  'attachments.problem.closed': 'تحمي هذا الملفَ كلمةُ مرور، فلم يمكن فحص ما فيه، وقد يتعذّر على القرّاء فتحه.',
};
