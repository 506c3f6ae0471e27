import type { adminUpkeepEn } from './admin-upkeep-en.ts';

/** The sentences about backups, in Arabic. */
export const adminUpkeepAr = {
  'page.upkeep': 'النسخ الاحتياطي',

  'upkeep.lead':
    'يُنسخ الموقع كاملًا كل ليلة: محتواه وملفاته، والرسائل وهي مختومة. ولا تُفتح النسخة إلا بكلمات الاسترداد الأربع والعشرين.',
  'upkeep.failed': 'تعذّر تحميل حالة النسخ الاحتياطي',
  'upkeep.checked': 'النسخة الأخيرة حديثة، وقد ثبت أن استعادتها ممكنة.',

  'upkeep.warning.no-words': 'لا تُعدّ أي نسخة احتياطية: فالنسخة تُختم لكلمات الاسترداد، ولا كلمات بعد.',
  'upkeep.warning.none': 'لا نسخة احتياطية بعد.',
  'upkeep.warning.backup-failed': 'أخفقت المحاولة الأخيرة.',
  'upkeep.warning.drill-failed': 'جُرّبت استعادة النسخة الأخيرة فلم تنجح.',
  'upkeep.warning.old': 'مضى أكثر من يومين على آخر نسخة صالحة.',
  'upkeep.warning.off': 'لا تُعدّ أي نسخة تلقائيًا: قيمة BACKUP_DAYS هي 0.',
  'upkeep.words': 'إنشاء كلمات الاسترداد',

  'upkeep.problem.no-room': 'لم تبقَ مساحة على القرص.',
  'upkeep.problem.not-written': 'لا يستطيع الخادم الكتابة في مجلد النسخ الاحتياطية.',
  'upkeep.problem.damaged': 'ما قُرئ ليس ما كُتب.',
  'upkeep.problem.failed': 'السبب مدوّن في سجلّ الخادم.',

  'upkeep.backup': 'آخر نسخة صالحة',
  'upkeep.none': 'لا شيء بعد',
  'upkeep.made': 'تاريخها',
  'upkeep.size': 'حجمها',
  'upkeep.file': 'ملفها على الخادم',
  'upkeep.kept': 'مدة الحفظ',
  'upkeep.now': 'إعداد نسخة الآن',
  'upkeep.running.now': 'يجري إعداد نسخة احتياطية...',
  'upkeep.ready': 'النسخة الجديدة جاهزة، وقد جُرّبت استعادتها فنجحت.',

  'upkeep.drill': 'آخر تجربة استعادة',
  'upkeep.drillLead': 'بعد كل نسخة يُفتح ملفها ويُستعاد إلى جانب الموقع، ثم يُحصى ما خرج منه ويُقارن.',
  'upkeep.tried': 'تاريخها',
  'upkeep.rows': 'صفوف قاعدة البيانات',
  'upkeep.files': 'الملفات',

  'upkeep.what': 'ما فائدة النسخة الاحتياطية؟',
  'upkeep.whatLoss':
    'إذا فُقد الخادم استُعيد الموقع على خادم آخر: كل صفحاته وملفاته، والرسائل لمن كان يحمل المفتاح.',
  'upkeep.whatCopy':
    'النسخة المحفوظة على الخادم نفسه تضيع معه. اطلبوا نقل الملف كل يوم إلى مكان آخر: فلا يقرؤه أحد من دون الكلمات.',
  'upkeep.whatWords':
    'من يستعيد النسخة يكتب كلمات الاسترداد الأربع والعشرين التي كانت معتمدة يوم إعدادها. ومن دونها تبقى مغلقة أمام الجميع.',
} satisfies Record<keyof typeof adminUpkeepEn, string>;
