import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of the mails that the site sends, in Arabic. */
export const ar = {
  'mail.digest.subject': 'تذكير يوميّ',
  'mail.digest.lead':
    'يصل هذا التذكير إلى كل من يقرأ الرسائل، في الموعد نفسه كل يوم وبالكلمات نفسها، سواء ورد جديد أم لم يرد.',
  'mail.digest.open': 'يُرجى تسجيل الدخول والاطّلاع على الوارد:',
  'mail.digest.silence': 'لا يذكر بريد هذا الموقع شيئًا ممّا ورد إليه، ولا يُرسَل بريد عند ورود شيء.',
  'mail.notice.handed-in.subject': 'مادة تنتظر النشر',
  'mail.notice.handed-in': 'سُلّمت مادة للنشر. يُرجى مراجعتها، ثم نشرها أو إعادتها مع ملاحظة:',
  'mail.notice.sent-back.subject': 'مادة أُعيدت مع ملاحظة',
  'mail.notice.sent-back': 'أُعيدت إليكم مع ملاحظةٍ مادةٌ كنتم قد سلّمتموها للنشر:',
  'mail.notice.published.subject': 'مادة أُجيز نشرها',
  'mail.notice.published': 'أُجيز نشر مادة كنتم قد سلّمتموها:',
  'mail.notice.approval-requested.subject': 'موافقتكم مطلوبة',
  'mail.notice.approval-requested':
    'طلبٌ من أحد الزملاء يحتاج إلى موافقة مسؤول ثانٍ خلال يوم واحد. يُرجى الموافقة عليه أو رفضه:',
  'mail.notice.approval-given.subject': 'تمّت الموافقة على طلبكم',
  'mail.notice.approval-given': 'تمّت الموافقة على ما طلبتموه. يُرجى تنفيذه قبل انتهاء مدّة الموافقة:',
} satisfies Translated<typeof en>;
