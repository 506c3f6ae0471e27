import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the backups, in Arabic. */
export const ar = {
  'page.maintenance': 'النسخ الاحتياطي',

  'maintenance.lead':
    'يُنسخ الموقع كاملًا كل ليلة: محتواه وملفاته، والرسائل وهي مختومة. ولا تُفتح النسخة إلا بكلمات الاسترداد الأربع والعشرين.',
  'maintenance.failed': 'تعذّر تحميل حالة النسخ الاحتياطي',
  'maintenance.checked': 'النسخة الأخيرة حديثة، وقد ثبت أن استعادتها ممكنة.',

  'maintenance.warning.no-words': 'لا تُعدّ أي نسخة احتياطية: فالنسخة تُختم لكلمات الاسترداد، ولا كلمات بعد.',
  'maintenance.warning.none': 'لا نسخة احتياطية بعد.',
  'maintenance.warning.backup-failed': 'أخفقت المحاولة الأخيرة.',
  'maintenance.warning.drill-failed': 'جُرّبت استعادة النسخة الأخيرة فلم تنجح.',
  'maintenance.warning.old': 'مضى أكثر من {oldBackupHours} ساعة على آخر نسخة صالحة.',
  'maintenance.warning.off': 'لا تُعدّ أي نسخة تلقائيًا: قيمة BACKUP_DAYS هي 0.',
  'maintenance.words': 'إنشاء كلمات الاسترداد',

  'maintenance.problem.no-room': 'لم تبقَ مساحة على القرص.',
  'maintenance.problem.not-written': 'لا يستطيع الخادم الكتابة في مجلد النسخ الاحتياطية.',
  'maintenance.problem.damaged': 'ما قُرئ ليس ما كُتب.',
  'maintenance.problem.failed': 'السبب مدوّن في سجلّ الخادم.',

  'maintenance.backup': 'آخر نسخة صالحة',
  'maintenance.none': 'لا شيء بعد',
  'maintenance.made': 'تاريخها',
  'maintenance.size': 'حجمها',
  'maintenance.file': 'ملفها على الخادم',
  'maintenance.retention': 'مدة الحفظ',
  'maintenance.now': 'إعداد نسخة الآن',
  'maintenance.running.now': 'يجري إعداد نسخة احتياطية…',
  'maintenance.ready': 'النسخة الجديدة جاهزة، وقد جُرّبت استعادتها فنجحت.',

  'maintenance.drill': 'آخر تجربة استعادة',
  'maintenance.drillLead': 'بعد كل نسخة يُفتح ملفها ويُستعاد إلى جانب الموقع، ثم يُحصى ما خرج منه ويُقارن.',
  'maintenance.tried': 'تاريخها',
  'maintenance.rows': 'صفوف قاعدة البيانات',
  'maintenance.files': 'الملفات',

  'maintenance.what': 'ما فائدة النسخة الاحتياطية؟',
  'maintenance.whatLoss':
    'إذا فُقد الخادم استُعيد الموقع على خادم آخر: كل صفحاته وملفاته، والرسائل لمن كان يحمل المفتاح.',
  'maintenance.whatCopy':
    'النسخة المحفوظة على الخادم نفسه تضيع معه. اطلبوا نقل الملف كل يوم إلى مكان آخر: فلا يقرؤه أحد من دون الكلمات.',
  'maintenance.whatWords':
    'من يستعيد النسخة يكتب كلمات الاسترداد الأربع والعشرين التي كانت معتمدة يوم إعدادها. ومن دونها تبقى مغلقة أمام الجميع.',
} satisfies Translated<typeof en>;
