import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of administrators and invitations, in Arabic. */
export const ar = {
  'administrator.exists': 'هناك مسؤول بهذا العنوان.',
  'administrator.notFound': 'لا مسؤول بهذا العنوان.',
  'administrator.last': 'هذا المسؤول الوحيد: أضف آخر قبل حذفه.',
  'administrator.email': 'يرجى كتابة عنوان بريد إلكتروني.',
  'administrator.removed': 'أُزيل المسؤول، وصار مفتاح جديد قيد الاستعمال.',
  'invitation.made': 'الرابط جاهز.',
  'invitation.revoked': 'لم يعد الرابط صالحًا.',
  'invitation.gone': 'استُعمل هذا الرابط أو أُلغي أو انتهت مدّته. يرجى طلب رابط جديد.',
  'invitation.accepted': 'حُفظت كلمة المرور، ويمكنك تسجيل الدخول الآن.',
  'page.administrators': 'المسؤولون',

  'people.lead':
    'من يدخل إلى هذه اللوحة، ومن يقرأ الرسائل السرّية. هذان حقّان مختلفان: كل مسؤول هنا يحرّر محتوى الموقع، ولا يقرأ ما يرسله الزوّار إلا من مُنح المفتاح.',
  'people.failed': 'تعذّر تحميل المسؤولين',
  'people.people': 'الأشخاص',
  'people.you': 'أنت',
  'people.reads': 'يقرأ الرسائل',
  'people.waits': 'ينتظر المفتاح',
  'people.signInAgain': 'مُنحتَ المفتاح، لكن جلستك الحالية لا تحمله. سجّل خروجك ثم ادخل من جديد لتقرأ الرسائل.',
  'people.fingerprint': 'بصمة المفتاح',
  'people.ownUnknown': 'سجّل خروجك ثم ادخل من جديد لتراها.',
  'people.since': 'مسؤول منذ {day}',
  'people.actionOn': '{action}: {email}',
  'people.yours':
    'لا تحمل المفتاح بعد، فلا يمكنك قراءة الرسائل. اطلب من أحد حامليه أن يمنحك إيّاه، هاتفيًا أو وجهًا لوجه، وسيسألك عن بصمة مفتاحك هذه.',
  'people.actionFailed': 'تعذّر إتمام ذلك. يرجى المحاولة مجددًا.',
  'people.cancel': 'إلغاء',

  'people.grant': 'منح المفتاح',
  'people.grantQuestion': 'هل تريد منح المفتاح لهذا الشخص؟',
  'people.grantLead':
    'من يحمل المفتاح يقرأ كل الرسائل والبلاغات. اتصل بهذا الشخص هاتفيًا أو قابله، واطلب منه أن يقرأ عليك البصمة التي يراها في صفحة «حسابي». يجب أن تكون هذه:',
  'people.grantWarning':
    'لا تمنح شيئًا إذا اختلفت مجموعة واحدة، أو إذا لم يصلك منه إلا رسالة مكتوبة: فقد يكون غيره قد انتحل صفته.',
  'people.compared': 'قارنتُ البصمة مع هذا الشخص، وهي نفسها',
  'people.reset': 'كلمة مرور جديدة',
  'people.resetQuestion': 'هل تريد إنشاء رابط لكلمة مرور جديدة؟',
  'people.resetLead':
    'يختار هذا الشخص بالرابط كلمة مرور جديدة لا يعرفها سواه. وينشأ له معها زوج مفاتيح جديد، فلا يقرأ الرسائل إلى أن يقارن أحد حاملي المفتاح بصمته الجديدة ويمنحه إيّاه مرة أخرى.',
  'people.resetAction': 'إنشاء الرابط',
  'people.remove': 'إزالة',
  'people.removeQuestion': 'هل تريد إزالة هذا المسؤول؟',
  'people.removeSessions': 'تنتهي جلساته كلها فورًا.',
  'people.removeKey': 'يُسحب المفتاح منه.',
  'people.removeRotation':
    'يُستبدل مفتاح المؤسسة، وتُختم الرسائل المحفوظة كلها من جديد: فلا تفتح نسخة قديمة من المفتاح شيئًا منها.',
  'people.removeRest': 'أما ما قرأه أو نسخه من قبل فلا سبيل إلى استرجاعه.',

  'invite.title': 'الدعوات',
  'invite.lead':
    'يختار المدعو كلمة مروره بنفسه عبر رابط يصلح مرة واحدة خلال {invitationHours} ساعة. يستطيع بعدها تحرير المحتوى، ولا يقرأ الرسائل إلى أن يمنحه أحد حاملي المفتاح إيّاه.',
  'invite.email': 'البريد الإلكتروني للمسؤول الجديد',
  'invite.submit': 'إنشاء رابط دعوة',
  'invite.pending': 'يجري إنشاء الرابط…',
  'invite.failed': 'تعذّر إنشاء الرابط. يرجى المحاولة مجددًا.',
  'invite.open': 'روابط لم تُستعمل بعد',
  'invite.none': 'لا روابط مفتوحة.',
  'invite.toJoin': 'دعوة',
  'invite.toReset': 'كلمة مرور جديدة',
  'invite.until': 'حتى {moment}',
  'invite.revoke': 'إبطال',
  'invite.revokeQuestion': 'هل تريد إبطال هذا الرابط؟',
  'invite.revokeLead': 'لن يفتح شيئًا بعد ذلك. ويمكنك إنشاء رابط آخر.',
  'link.title': 'الرابط جاهز',
  'link.lead':
    'لن يظهر هنا مرة أخرى. سلّمه إلى صاحبه بنفسك، وجهًا لوجه أو في رسالة لا يقرؤها سواه: فمن يفتحه أولًا هو من يختار كلمة المرور.',
  'link.label': 'الرابط',
  'link.copy': 'نسخ الرابط',
  'link.copied': 'نُسخ الرابط.',
  'link.selected': 'لا يسمح المتصفّح بالنسخ. حُدّد الرابط، فانسخه بنفسك.',
  'link.until': 'يصلح مرة واحدة، حتى {moment}.',
  'link.done': 'تم',

  'invitation.title': 'أهلًا بك',
  'invitation.resetTitle': 'كلمة مرور جديدة',
  'invitation.lead': 'أنت مدعو إلى العمل في لوحة محتوى هذا الموقع. اختر كلمة مرور لها.',
  'invitation.resetLead': 'اختر كلمة مرور جديدة للوحة المحتوى.',
  'invitation.forgotten': 'لا يعرف كلمة مرورك أحد سواك، ولا يستطيع أحد استعادتها إذا نسيتها.',
  'invitation.submit': 'حفظ كلمة المرور',
  'invitation.pending': 'يجري الحفظ…',
  'invitation.failed': 'تعذّر التحقّق من الرابط. يرجى المحاولة مجددًا.',
  'invitation.saveFailed': 'تعذّر حفظ كلمة المرور. يرجى المحاولة مجددًا.',
  'invitation.goneTitle': 'هذا الرابط لا يفتح شيئًا',
  'invitation.goneLead':
    'إما أنه استُعمل، أو مضت عليه أكثر من {invitationHours} ساعة، أو أُبطل، أو نقص جزء منه. اطلب رابطًا آخر ممن أعطاك إيّاه.',
  'invitation.unread': 'إذا كنت قد أعدت تحميل هذه الصفحة للتوّ، فافتح الرابط مرة أخرى من حيث وصلك.',
  'invitation.doneTitle': 'حُفظت كلمة مرورك',
  'invitation.doneLead': 'يمكنك الآن الدخول وتحرير المحتوى.',
  'invitation.doneKey':
    'أما قراءة الرسائل التي يرسلها الزوّار فتحتاج إلى المفتاح. اتصل بمسؤول يحمله أو قابله، واقرأ عليه بصمة مفتاحك هذه. تجدها لاحقًا في صفحة «حسابي».',
  'invitation.login': 'الدخول',
} satisfies Translated<typeof en>;
