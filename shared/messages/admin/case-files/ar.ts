import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the files of a case, in Arabic. */
export const ar = {
  'caseFiles.damaged': 'تلف هذا الملف حيث هو محفوظ، ولا يمكن فتحه.',
  'caseFiles.title': 'ملفات المُرسِل',
  'caseFiles.warning':
    'قد يضرّ ملفّ من شخص مجهول بالجهاز. تُعرض هنا الصور والنصوص المجرّدة وصفحات PDF بمعزل عن الموقع والشبكة. وما تحفظه، افتحه على جهاز لا شيء سواه عليه.',
  'caseFiles.loadFailed': 'تعذّر تحميل الملفات',
  'caseFiles.failed': 'تعذّر فتح الملف. يرجى المحاولة من جديد.',
  'caseFiles.view': 'عرض',
  'caseFiles.viewOf': 'عرض {name}',
  'caseFiles.save': 'حفظ',
  'caseFiles.saveOf': 'حفظ {name}',
  'caseFiles.close': 'إغلاق الملف',
  'caseFiles.notShown':
    'لا يمكن عرض هذا الملف عرضًا آمنًا: إمّا أنّ نوعه لا يُعرض هنا، أو أنّه تالف، أو محميّ بكلمة مرور. يمكن حفظه فحسب.',
  'caseFiles.page': 'الصفحة {page} من {pages}',
  'caseFiles.nextPage': 'الصفحة التالية',
  'caseFiles.previousPage': 'الصفحة السابقة',
  'caseFiles.pageFailed': 'لا يمكن عرض هذه الصفحة عرضًا آمنًا. يمكن حفظ الملف مع ذلك.',
  'caseFiles.pageStopped': 'استغرق عرض هذه الصفحة أكثر ممّا ينبغي فأُوقف. يمكن حفظ الملف مع ذلك.',
  'caseFiles.pagePartial': 'تعذّر هنا عرض أجزاء من هذه الصفحة. احفظ الملف لتفتحه في مكان آخر.',
  'caseFiles.enlarge': 'تكبير الصفحة',
  'caseFiles.shrink': 'تصغير الصفحة',
  'caseFiles.details.removed': 'أُزيلت التفاصيل الخفيّة',
  'caseFiles.details.original': 'الأصل، بتفاصيله الخفيّة',
} satisfies Translated<typeof en>;
