import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of the files that a sender attaches, in Arabic. */
export const ar = {
  'files.empty': 'هذا الملف فارغ، فلم يُحفظ. يرجى اختيار ملف آخر.',
  'files.tooLarge':
    'هذا الملف كبير جدًا: لا يتجاوز الملف الواحد {senderFileMegabytes} ميغابايت. لم يُحفظ، وحُفظ كل ما عداه.',
  'files.tooMany':
    'بلغت الملفات عددها الأقصى ({senderFiles}) في البلاغ الواحد أو الرسالة الواحدة. لم يُحفظ هذا الملف.',
  'files.tooMuch':
    'بهذا الملف يتجاوز المجموع {senderFilesMegabytes} ميغابايت، فلم يُحفظ. ما أرسلته من قبل باقٍ.',
  'files.sentBefore': 'هذا الملف محفوظ من قبل، ولم يُحفظ مرة ثانية.',
  'files.otherFile': 'هذا الرفع لملف آخر. يرجى اختيار الملف من جديد.',
  'files.nameRequired': 'لا اسم لهذا الملف. يرجى تسميته ثم اختياره من جديد.',
  'files.uploadInvalid': 'اسم هذا الرفع غير صالح.',
  'files.badPiece': 'وصل جزء من الملف ناقصًا، فلم يُحفظ منه شيء. يرجى إرساله من جديد.',
  'files.gone': 'انتهى هذا الرفع أو أُلغي، ولم يُحفظ منه شيء. يرجى اختيار الملف من جديد.',
  'files.incomplete': 'لم تصل بعد كل أجزاء هذا الملف. يرجى متابعة الرفع.',
  'files.noRoom': 'لا مكان للملفات الآن، فلم يُحفظ هذا الملف. ما كتبته محفوظ. حاول لاحقًا.',
  'files.wait':
    'وصلت للتوّ ملفات كثيرة من الاتصال الذي تستعمله، فلا بدّ من الانتظار. الدقائق الباقية قبل إرسال هذا الملف: {minutes}.',
  'files.received': 'وصل ملفّك.',
  'files.cancelled': 'أُلغي الرفع، ولم يُحفظ منه شيء.',
  'files.tooLate': 'وصل هذا الملف قبل إلغائه، فهو محفوظ.',
  'uploads.heading': 'إرفاق ملفات',
  'uploads.about':
    'حتى {senderFiles} ملفات، لا يتجاوز الواحد {senderFileMegabytes} ميغابايت ومجموعها {senderFilesMegabytes} ميغابايت: صور أو مستندات أو تسجيلات. تُحفظ مشفّرةً، ولا يفتحها إلا المخوّلون.',
  'uploads.clean': 'إزالة البيانات الخفيّة من الصور (المكان والجهاز والوقت)',
  'uploads.cleanHint':
    'يجري ذلك في متصفّحك قبل الإرسال. أما المستندات والتسجيلات والأفلام فتُرسل كما هي، وقد تحمل أسماء وأماكن وأوقاتًا.',
  'uploads.choose': 'اختر ملفات',
  'uploads.waiting': 'في الانتظار…',
  'uploads.progress': 'أُرسل منه {percent}٪',
  'uploads.received': 'وصل',
  'uploads.receivedFile': 'وصل الملف: {name}.',
  'uploads.lost': 'انقطع الاتصال. ما وصل من الملف محفوظ ساعات قليلة، فيمكنك المتابعة من حيث توقّف.',
  'uploads.resume': 'متابعة الإرسال',
  'uploads.unclean':
    'لا يمكن إزالة البيانات الخفيّة من هذا النوع من الصور. يمكنك أن تلتقط صورة للشاشة وترسلها بدلًا منها، أو أن ترسلها كما هي.',
  'uploads.asItIs': 'أرسلها كما هي',
  'uploads.cancel': 'إلغاء',
  'uploads.dismiss': 'إخفاء',
  'uploads.cancelledFile': 'أُلغي إرسال الملف، ولم يُحفظ منه شيء: {name}.',
  'uploads.there': 'ملفّاتك',
  'files.megabytes': '{size} ميغابايت',
  'files.kilobytes': '{size} كيلوبايت',
  'uploads.damaged': 'تعذّر فتح هذا الملف',
  'uploads.unreadable': 'تعذّرت قراءة الملف، فلم يُرسل: {name}.',
  'uploads.stillSending': 'ما زالت ملفات تُرسل. انتظر وصولها أو ألغِ إرسالها أولًا.',
  'files.busy': 'تصل الآن صور كثيرة، فلم تُحفظ هذه الصورة. يرجى إرسالها بعد دقيقة.',
  'files.notCleaned':
    'لا يمكن إزالة البيانات الخفيّة من هذا النوع من الصور، فلم تُحفظ الصورة. أرسل صورة للشاشة بدلًا منها، أو ألغِ علامة الإزالة وأرسلها كما هي.',
  'files.noneChosen': 'يرجى اختيار ملف أولًا.',
  'files.refused': '{name}: {reason}',
  'files.stored': 'عدد الملفات التي وصلت: {count}.',
  'uploads.cleanHintPlain':
    'يفعل الموقع ذلك في الذاكرة عند وصولها. أما المستندات والتسجيلات والأفلام فتُحفظ كما هي، وقد تحمل أسماء وأماكن وأوقاتًا.',
  'uploads.send': 'إرسال الملفات',
} satisfies Translated<typeof en>;
