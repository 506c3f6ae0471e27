import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the conversation with a sender, in Arabic. */
export const ar = {
  'talk.textRequired': 'يرجى كتابة ردّ أو اختيار حالة.',
  'talk.textTooLong': 'الردّ طويل جدًا: لا يتّسع لأكثر من {talkCharacters} حرف. يرجى تقسيمه.',
  'talk.reasonRequired': 'يرجى كتابة سبب الإغلاق، فالمُرسِل يقرأه.',
  'talk.reasonTooLong': 'السبب طويل جدًا: لا يتّسع لأكثر من {talkReasonCharacters} حرف.',
  'talk.closed': 'هذه القضية مغلقة. أعد فتحها كي تردّ.',
  'talk.newer': 'وصل جديد في هذه الأثناء. يرجى قراءته قبل إرسال الردّ.',
  'talk.noReceipt': 'لم يعد أيّ إيصال يقود إلى هذه القضية، فلن يرى الردّ أحد.',

  // The reading room
  'talk.title': 'المحادثة مع المُرسِل',
  'talk.stateNow': 'الحالة التي يراها المُرسِل:',
  'talk.state.received': 'وصل',
  'talk.state.in_review': 'قيد المتابعة',
  'talk.state.answered': 'تمّ الردّ',
  'talk.state.closed': 'مغلق',
  'talk.from.sender': 'المُرسِل',
  'talk.from.officer': 'الردّ',
  'talk.stateSet': 'الحالة: {state}',
  'talk.damaged': 'تلفت هذه الرسالة حيث هي محفوظة، ولا يمكن فتحها.',
  'talk.loadFailed': 'تعذّر تحميل المحادثة',
  'talk.earlier': 'عرض الرسائل السابقة',
  'talk.earlier.failed': 'تعذّر تحميل الرسائل السابقة. يرجى المحاولة من جديد.',
  'talk.template': 'نموذج جاهز',
  'talk.template.choose': 'أدرِج نموذجًا في الردّ…',
  'talk.reply': 'الردّ على المُرسِل',
  'talk.reply.hint': 'لا يقرأه إلا المُرسِل، بالإيصال. لا تذكر اسم من يجب ألا يُعرف.',
  'talk.stateAfter': 'الحالة بعد الآن',
  'talk.reason': 'سبب الإغلاق',
  'talk.reason.hint': 'يقرأه المُرسِل.',
  'talk.send': 'إرسال الردّ',
  'talk.reopen': 'إعادة الفتح',
  'talk.failed': 'لم يُحفظ الردّ. ما كتبته لا يزال هنا، يرجى المحاولة من جديد.',
  'talk.wrote': 'كتب المُرسِل',
} satisfies Translated<typeof en>;
