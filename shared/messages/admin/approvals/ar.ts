import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of acts that wait for a second administrator, in Arabic. */
export const ar = {
  'approval.given': 'تمّت الموافقة. يستطيع صاحب الطلب تنفيذه الآن.',
  'approval.dropped': 'أُلغي الطلب، ولم يُنفَّذ شيء.',
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
  'approval.what.keys.recovery': 'اعتماد كلمات استرداد جديدة',
  'approval.what.fourEyes.off': 'إيقاف قاعدة الشخصين',
  'approval.what.case.export': 'تصدير ملفّ ({subject})',
  'approval.action.person.remove': 'إزالة أمين رسائل',
  'approval.action.person.roles': 'سحب دور أمين الرسائل',
  'approval.action.keys.grant': 'تمكين أمين رسائل من القراءة',
  'approval.action.keys.recovery': 'اعتماد كلمات استرداد جديدة',
  'approval.action.fourEyes.off': 'إيقاف قاعدة الشخصين',
  'approval.action.case.export': 'تصدير ملفّ',
} satisfies Translated<typeof en>;
