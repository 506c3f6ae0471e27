import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of subscriptions, on their two pages and in their mails, in Arabic. No browser loads them. */
export const ar = {
  'subscribe.title': 'الإعلانات بالبريد',
  'subscribe.link': 'الاشتراك بالبريد',
  'subscribe.lead':
    'يصل بالبريد الإلكتروني ما يُنشر في الأقسام المختارة. تصل أولًا رسالة فيها رابط للتأكيد، ولا يُرسل شيء قبل التأكيد.',
  'subscribe.privacy':
    'يُحفظ العنوان مشفّرًا ولا يظهر في أي لائحة، ويُحذف فور إلغاء الاشتراك. وليس في الرسائل ما يتعقّب قارئها.',
  'subscribe.language': 'تصل الإعلانات بالعربية.',
  'subscribe.inThis': 'الإعلانات بالعربية',
  'subscribe.email': 'البريد الإلكتروني',
  'subscribe.sections': 'الأقسام',
  'subscribe.when': 'موعد الإرسال',
  'subscribe.atOnce': 'كل إعلان فور نشره',
  'subscribe.daily': 'رسالة واحدة في اليوم، عند الخامسة بعد الظهر بتوقيت بيروت',
  'subscribe.submit': 'الاشتراك',
  'subscribe.sent': 'بقي التأكيد',
  'subscribe.sentText':
    'تصل خلال دقائق رسالة فيها رابط للتأكيد يصلح ليومين. إن لم تصل، فقد تكون في مجلّد البريد غير المرغوب فيه.',
  'subscribe.limit': 'لا تُرسل إلى عنوان واحد أكثر من {most} رسائل تأكيد في اليوم.',
  'subscribe.emailRequired': 'يرجى كتابة عنوان بريد إلكتروني.',
  'subscribe.emailInvalid': 'يرجى التثبّت من عنوان البريد الإلكتروني.',
  'subscribe.sectionsRequired': 'يرجى اختيار قسم واحد على الأقل.',
  'subscribe.failed': 'تعذّر الاشتراك. يرجى المحاولة مجددًا.',

  'subscription.confirmTitle': 'تأكيد الاشتراك',
  'subscription.confirmText': 'تصل الإعلانات إلى {address} من هذه الأقسام:',
  'subscription.confirm': 'تأكيد الاشتراك',
  'subscription.confirmed': 'تمّ الاشتراك',
  'subscription.confirmedText': 'يصل ما يُنشر من الآن. وفي كل رسالة رابط لتعديل الاشتراك ورابط لإلغائه.',
  'subscription.manageTitle': 'تعديل الاشتراك',
  'subscription.save': 'حفظ',
  'subscription.saved': 'حُفظ الاشتراك.',
  'subscription.leaveTitle': 'إلغاء الاشتراك',
  'subscription.leaveText': 'يُحذف العنوان فورًا، ولا تصل إعلانات بعد ذلك.',
  'subscription.leave': 'إلغاء الاشتراك',
  'subscription.left': 'أُلغي الاشتراك',
  'subscription.leftText': 'حُذف العنوان، ولن تصل إعلانات بعد الآن.',
  'subscription.gone': 'هذا الرابط لم يعد صالحًا',
  'subscription.goneText': 'قد يكون الاشتراك قد أُلغي، أو مضى على رابط التأكيد يومان.',
  'subscription.again': 'اشتراك جديد',

  'mail.confirm.subject': 'تأكيد الاشتراك في الإعلانات',
  'mail.confirm.lead': 'طُلب الاشتراك بهذا العنوان في الإعلانات التالية:',
  'mail.confirm.open': 'للتأكيد، يرجى فتح هذا الرابط خلال يومين:',
  'mail.confirm.ignore':
    'إن لم يكن الطلب منكم فلا حاجة إلى أي إجراء: لا يُحفظ العنوان من دون تأكيد، ولا تُرسل إليه إعلانات.',
  'mail.item.open': 'الإعلان كاملًا على الموقع:',
  'mail.item.verify': 'للتحقّق من أن هذا الإعلان صادر عنّا، يرجى إدخال الرمز {code} في هذه الصفحة:',
  'mail.item.opens': 'يُفتح: {at}',
  'mail.item.closes': 'آخر موعد: {at}',
  'mail.daily.subject': 'إعلانات {day}',
  'mail.daily.more': 'ونُشر غيرها على الموقع:',
  'mail.subscription.why': 'وصلت هذه الرسالة لأن هذا العنوان مشترك في إعلانات الموقع.',
  'mail.subscription.manage': 'تعديل الاشتراك',
  'mail.subscription.leave': 'إلغاء الاشتراك',
} satisfies Translated<typeof en>;
