import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of acts that wait for a second administrator, in Arabic. */
export const ar = {
  'approval.waits':
    'يحتاج هذا الإجراء إلى موافقة مسؤول ثانٍ، ويبقى الطلب {approvalHours} ساعة. متى وافق مسؤول آخر فأعد الإجراء نفسه ليُنفَّذ.',
  'approval.given': 'تمّت الموافقة. يستطيع صاحب الطلب تنفيذه الآن.',
  'approval.dropped': 'أُلغي الطلب، ولم يُنفَّذ شيء.',
  'approval.gone': 'لم يعد هذا الطلب قائمًا: فقد بُتّ فيه أو أُلغي أو انتهت مدّته.',
  'approval.own': 'أنت صاحب هذا الطلب: يوافق عليه مسؤول آخر.',
  'approval.tooNew':
    'أُسند إليك دورك أو ضُبطت كلمة مرورك قبل أقل من {newApproverHours} ساعة. حتى ذلك الحين يوافق على هذا الطلب مسؤول آخر.',
  'approval.alone': 'يحتاج هذا الإجراء إلى مسؤول ثانٍ، وليس للموقع سواك. ادعُ مسؤولًا آخر أولًا.',
  'approval.lastTwo': 'مع قاعدة الشخصين يلزم الموقعَ مسؤولان. أضف مسؤولًا آخر أولًا، أو أوقفا القاعدة معًا.',
  'approval.notRestored': 'تُوقَف قاعدة الشخصين من الإعدادات بموافقة مسؤول ثانٍ، لا باستعادة نسخة سابقة.',
  'approval.failed': 'تعذّر البتّ في الطلب. يرجى المحاولة مجددًا.',

  'approval.label': 'بانتظار مسؤول ثانٍ',
  'approval.of': 'يطلب {who} {what}. تلزم موافقة مسؤول ثانٍ قبل {until}.',
  'approval.yours': 'طلبتَ {what}. تلزم موافقة مسؤول آخر قبل {until}.',
  'approval.doNow': 'وافق {who} على {what}. أعد الإجراء قبل {until} ليُنفَّذ.',
  'approval.isApproved': 'وافق {who} على {what}. يمكن تنفيذه حتى {until}.',
  'approval.approve': 'موافقة',
  'approval.refuse': 'رفض',
  'approval.takeBack': 'إلغاء الطلب',
  'approval.what.person.remove': 'إزالة {subject}',
  'approval.what.person.roles': 'سحب دور أمين الرسائل من {subject}',
  'approval.what.keys.grant': 'تمكين {subject} من قراءة الرسائل',
  'approval.what.fourEyes.off': 'إيقاف قاعدة الشخصين',
  'approval.what.case.export': 'تصدير ملفّ ({subject})',
  'approval.action.person.remove': 'إزالة أمين رسائل',
  'approval.action.person.roles': 'سحب دور أمين الرسائل',
  'approval.action.keys.grant': 'تمكين أمين رسائل من القراءة',
  'approval.action.fourEyes.off': 'إيقاف قاعدة الشخصين',
  'approval.action.case.export': 'تصدير ملفّ',
} satisfies Translated<typeof en>;
