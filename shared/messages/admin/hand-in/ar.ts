import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of copies that are handed in for publication, in Arabic. */
export const ar = {
  'handIn.open': 'تسليم للنشر…',
  'handIn.title': 'تسليم للنشر',
  'handIn.lead':
    'يقرأ المادةَ أحدُ المخوّلين النشر مقارنةً بما هو منشور، ثم ينشرها أو يعيدها إليك. وإذا تغيّر فيها شيء قبل ذلك أُلغي التسليم.',
  'handIn.note': 'ملاحظة لمن يراجعها (اختياري)',
  'handIn.confirm': 'سلِّم',
  'handIn.done': 'سُلّمت للنشر.',
  'handIn.badge': 'مسلَّمة للنشر',
  'handIn.sentBackBadge': 'معادة',
  'handIn.waitsSince': 'سلّمها {email} {at}، وتنتظر أن ينشرها شخص آخر.',
  'handIn.waitsForYou': 'سلّمها {email} {at}، وتنتظر قرارك.',
  'handIn.noteSays': 'ملاحظة',
  'handIn.remarkSays': 'ملاحظة المراجع',
  'handIn.sentBackSince': 'أعادها {email} {at}. عدّل المطلوب ثم سلّمها من جديد.',
  'handIn.inspect': 'مراجعة وقرار…',
  'handIn.inspectTitle': 'مراجعة وقرار',
  'handIn.inspectLead':
    'ما سيُنشر مقارنةً بما هو منشور الآن. لا تنشر إلا ما تراه هنا: إذا عدّله أحد في هذه الأثناء فلن يُنشر شيء.',
  'handIn.firstTime': 'لم يُنشر منها شيء بعد: كل ما هنا جديد.',
  'handIn.preview': 'معاينة',
  'handIn.publish': 'انشر…',
  'handIn.sendBack': 'إعادة مع ملاحظة…',
  'handIn.remark': 'الملاحظة: ما المطلوب تعديله؟',
  'handIn.sendBackConfirm': 'أعِدها',
  'handIn.back': 'رجوع',
  'handIn.sentBack': 'أُعيدت المادة.',
  'handIn.overtaken': 'تغيّرت المادة في هذه الأثناء فلم يُتَّخذ قرار. هذه حالها الآن.',
  'handIn.failed': 'تعذّر تحميل المقارنة',
  'handIn.fourEyes': 'النشر في هذا الموقع لشخصين: سلّم المادة، ثم ينشرها شخص آخر أو يعيدها إليك.',

  'handIn.noRemark': 'اكتب ما المطلوب تعديله.',
} satisfies Translated<typeof en>;
