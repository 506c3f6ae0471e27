import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of the calls: what was wrong with a request, in Arabic. */
export const ar = {
  'error.unreadable': 'تعذّرت قراءة الطلب.',
  'error.invalid': 'بعض القيم غير صالحة.',
  'error.limit': 'يجب أن تكون قيمة limit عددًا صحيحًا من ١ إلى {maxListLimit}.',
  'error.page': 'يجب أن تكون قيمة page عددًا صحيحًا يبدأ من ١.',
  'error.pageWithoutLimit': 'تحتاج page إلى limit معها.',
  'error.year': 'يجب أن تكون قيمة year سنة من ١٩٠٠ إلى ٢٠٩٩.',
  'error.yearWithoutLanguage': 'تحتاج year إلى language معها.',
  'error.unauthorised': 'يرجى تسجيل الدخول.',
  'error.forbidden': 'لا تسمح صلاحياتك بهذا الإجراء.',
  'error.proof': 'توقيع الطلب غير صالح.',
  'error.notFound': 'لا شيء على هذا العنوان.',
  'error.methodNotAllowed': 'لا يقبل هذا العنوان تلك الطريقة.',
  'error.conflict': 'لا يمكن إتمام ذلك في الحالة الراهنة.',
  'error.tooLarge': 'حجم المرسَل أكبر من المسموح.',
  'error.wrongType': 'هذا النوع من المحتوى غير مقبول هنا.',
  'error.tooMany': 'طلبات كثيرة. يرجى المحاولة لاحقًا.',
  'error.unavailable': 'الخدمة غير متاحة الآن. يرجى المحاولة لاحقًا.',
  'error.internal': 'حدث خطأ من جهتنا.',
  'error.sendAgain': 'لم يُرسَل شيء. ما كتبته لم يضِع: أعد تحميل هذه الصفحة بعد قليل لإرساله مجددًا.',
  'error.shorten': 'لم يُرسَل شيء. ارجع إلى الاستمارة واختصر ما كتبته.',
  'error.formUnreadable':
    'لم يُرسَل شيء. ارجع إلى الاستمارة وحاول من جديد، وإن تكرّر ذلك فجرّب متصفّحًا آخر أو اتصل بنا هاتفيًا.',
  'error.foreignForm':
    'لم يُرسَل شيء: لا تُرسَل هذه الاستمارة إلا من صفحات هذا الموقع. افتح صفحة التواصل فيه واكتب هناك.',
  'error.otherContent':
    'سبق أن وصل نص آخر في هذه المحاولة نفسها، فلم يُستلم هذا النص. لإرساله أيضًا، أعد التحقّق.',
  'error.changed': 'عدّل شخص آخر هذا المحتوى في هذه الأثناء.',
  'image.notTaken': 'تُقبل صور JPEG وPNG وWebP وAVIF وHEIC فقط.',
  'image.unreadable': 'تعذّرت قراءة الصورة: هي تالفة أو لم تصل كاملة.',
  'image.tooManyPixels': 'تتجاوز الصورة {pictureMegapixels} ميغابكسل.',
  'image.tooComplex': 'تتطلّب قراءة هذه الصورة وقتًا أو ذاكرة فوق المسموح. احفظها بصيغة JPEG واخترها من جديد.',
  'file.missing': 'يرجى اختيار ملف.',
  'file.tooLarge': 'يتجاوز حجم الملف {fileMegabytes} ميغابايت.',
  'file.noRecording': 'تُقبل التسجيلات من نوع MP3 وOgg فقط.',
  'file.noDocument': 'تُقبل مستندات PDF فقط.',
  'file.activeDocument':
    'في ملف PDF هذا برنامج أو ملف مرفق أو أمر يعمل من تلقائه. اطبعه إلى ملف PDF جديد واختر الجديد.',
  'file.closedDocument': 'ملف PDF هذا محميّ فيتعذّر فحصه. احفظه من دون حماية ثم اختره من جديد.',
  'setting.phone': 'يرجى كتابة الرقم بالأرقام 0 إلى 9، مثل ‎+961 1 000 000.',
  'setting.email': 'يرجى كتابة بريد إلكتروني، مثل info@example.org.',
  'setting.link': 'يرجى كتابة العنوان كاملًا، وأوّله https://.',
  'setting.date': 'يرجى كتابة التاريخ بالسنة والشهر واليوم.',
  'setting.times':
    'يرجى كتابة كل وقت بالدقائق والثواني، مثل 0:05.7، أو بالثواني وحدها، مثل 5.7، ووقت واحد في كل سطر.',
  'setting.times.tooMany': 'عدد الأوقات أكبر من عدد الأشطر في هذا المقطع.',
  'setting.times.backwards': 'وقت أحد الأشطر أسبق من وقت شطر قبله. يرجى كتابة الأوقات بترتيب الإنشاد.',
  'setting.readDays': 'يرجى ألّا تقلّ المدة عن {minReadDays} يومًا.',
  'setting.days': 'يرجى كتابة عدد صحيح من الأيام، من ١ إلى {maxDays}.',
  'setting.host': 'يرجى كتابة اسم المضيف وحده، مثل media.example.org.',
} satisfies Translated<typeof en>;
