import { noticeSheets } from './notice-sheets.ts';
import type { Sheet } from './sheet.ts';

export const sheets: Sheet[] = [
  {
    key: 'ambulances-conditions-ar',
    language: 'ar',
    isoDate: '2026-10-28',
    title: 'دفتر الشروط الخاصة',
    about: 'المناقصة T-2026/16: شراء ست سيارات إسعاف خفيفة للمسالك الجبلية',
    parts: [
      {
        heading: 'المادة الأولى: موضوع المناقصة',
        text: 'تقديم ست سيارات إسعاف خفيفة ذات دفع رباعي، جديدة من طراز السنة الجارية، مع تجهيزاتها الطبية وتدريب اثني عشر سائقًا على استعمالها.',
      },
      {
        heading: 'المادة الثانية: شروط المشاركة',
        list: [
          'أن يكون العارض مسجّلًا في السجلّ التجاري منذ ثلاث سنوات على الأقل.',
          'أن يملك مركز صيانة واحدًا على الأقل في بيروت أو الشمال أو البقاع.',
          'ألّا يكون محكومًا عليه بجرم مخلّ بالنزاهة، هو أو أحد الشركاء.',
        ],
      },
      {
        heading: 'المادة الثالثة: مضمون العرض',
        text: 'يوضع العرض الفنّي في مغلّف والعرض المالي في مغلّف آخر، ويُختم كلّ منهما ويُكتب عليه رقم المناقصة وحده. ويُملأ جدول الأسعار المرفق من دون حكّ أو إضافة.',
      },
      {
        heading: 'المادة الرابعة: الكفالة والمهل',
        text: 'الكفالة المؤقتة ٥٠٬٠٠٠٬٠٠٠ ليرة لبنانية، وتُعاد إلى مَن لم يفز خلال خمسة عشر يومًا. وتُسلَّم السيارات خلال تسعين يومًا من تبليغ أمر المباشرة.',
      },
      {
        heading: 'المادة الخامسة: الضمان',
        text: 'يضمن الملتزم السيارات سنتين أو ستين ألف كيلومتر، ويستبدل كلّ قطعة يظهر فيها عيب خلال عشرة أيام.',
      },
    ],
  },
  {
    key: 'ambulances-conditions-en',
    language: 'en',
    isoDate: '2026-10-28',
    title: 'Particular conditions',
    about:
      'Tender T-2026/16: six light ambulances for mountain tracks. In case of doubt the Arabic text decides.',
    parts: [
      {
        heading: '1. What is bought',
        text: 'Six light ambulances with four-wheel drive, new and of the current year’s model, with their medical equipment, and the training of twelve drivers in their use.',
      },
      {
        heading: '2. Who may bid',
        list: [
          'The bidder has been in the commercial register for three years or longer.',
          'It has a workshop in Beirut, the North or the Bekaa.',
          'Neither it nor a partner has been convicted of an offence against honesty.',
        ],
      },
      {
        heading: '3. What a bid contains',
        text: 'The technical bid is in one envelope and the financial bid in another. Each is sealed and bears the number of the tender and nothing else. The attached price schedule is filled in without erasures or additions.',
      },
      {
        heading: '4. Guarantee and time',
        text: 'The provisional guarantee is LBP 50,000,000; it is given back within fifteen days to those who do not win. The vehicles are delivered within ninety days of the order to begin.',
      },
      {
        heading: '5. Warranty',
        text: 'The contractor answers for the vehicles for two years or sixty thousand kilometres, and replaces each faulty part within ten days.',
      },
    ],
  },
  {
    key: 'cleaning-conditions-ar',
    language: 'ar',
    isoDate: '2026-11-11',
    title: 'شروط استدراج العروض',
    about: 'استدراج العروض T-2026/17: خدمات تنظيف ثمانية مراكز إقليمية خلال سنة ٢٠٢٧',
    parts: [
      {
        heading: 'نطاق العمل',
        list: [
          'تنظيف المكاتب والممرّات وغرف الانتظار كلّ يوم عمل قبل الثامنة صباحًا.',
          'تنظيف الزجاج مرّة في الشهر، والواجهات الداخلية مرّتين في السنة.',
          'تقديم موادّ التنظيف، على ألّا يضرّ استعمالها بالصحّة أو بالحجر الرملي.',
        ],
      },
      {
        heading: 'العمّال',
        text: 'يكون كلّ عامل مسجّلًا في الضمان الاجتماعي، ويحمل بطاقة عليها اسمه وصورته. ويُبرز الملتزم إفادة الضمان في أوّل كلّ شهر قبل صرف مستحقّاته.',
      },
      {
        heading: 'طريقة التسعير',
        text: 'يُقدَّم سعر شهري لكلّ مركز على حدة في جدول المراكز المرفق، ويشمل كلّ الضرائب والرسوم.',
      },
    ],
  },
  ...noticeSheets,
  {
    key: 'vacancies-form-ar',
    language: 'ar',
    isoDate: '2026-10-12',
    title: 'طلب اشتراك في مباراة',
    about: 'مباراة لملء مراكز شاغرة في السلك الإداري. يُطبع هذا الطلب ويُملأ بخطّ واضح. تقديمه مجاني.',
    parts: [
      {
        heading: 'صاحب الطلب',
        lines: ['الاسم الثلاثي', 'اسم الأم وشهرتها', 'تاريخ الولادة ومحلّها', 'رقم السجلّ ومحلّه', 'رقم الهاتف'],
      },
      {
        heading: 'المركز المطلوب',
        text: '☐ محرّر    ☐ محاسب    ☐ أمين محفوظات    ☐ مترجم',
        lines: ['الشهادة', 'الجهة التي منحتها وسنتها'],
      },
      {
        heading: 'المستندات المرفقة',
        list: ['إخراج قيد إفرادي', 'سجلّ عدلي', 'صورة مصدّقة عن الشهادة', 'صورتان شمسيتان'],
        lines: ['التاريخ والتوقيع'],
      },
    ],
  },
  {
    key: 'vacancies-form-en',
    language: 'en',
    isoDate: '2026-10-12',
    title: 'Application for the competition',
    about: 'Vacancies on the administrative staff. Print this form and fill it in clearly. Applying is free.',
    parts: [
      {
        heading: 'Applicant',
        lines: [
          'Name, father’s name, family name',
          'Mother’s name',
          'Date and place of birth',
          'Number and place of the civil register',
          'Telephone',
        ],
      },
      {
        heading: 'Post applied for',
        text: '☐ Clerk    ☐ Accountant    ☐ Archivist    ☐ Translator',
        lines: ['Diploma', 'Granted by, and in which year'],
      },
      {
        heading: 'Enclosed',
        list: [
          'Individual civil extract',
          'Police record',
          'Certified copy of the diploma',
          'Two photographs',
        ],
        lines: ['Date and signature'],
      },
    ],
  },
];
