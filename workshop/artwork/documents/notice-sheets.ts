import type { Sheet } from './sheet.ts';

/** Documents of notices about tenders. */
export const noticeSheets: Sheet[] = [
  {
    key: 'operations-minutes-ar',
    language: 'ar',
    isoDate: '2026-11-18',
    title: 'محضر جلسة فضّ العروض',
    about: 'المناقصة T-2026/14: تجهيز غرفة العمليات في مديرية البقاع، جلسة الاثنين ٢ تشرين الثاني ٢٠٢٦',
    parts: [
      {
        heading: 'الجلسة',
        text: 'اجتمعت لجنة التلزيم عند الواحدة بعد الظهر في قاعة مصلحة اللوازم، بحضور مندوبين عن العارضين. وتبيّن أن أربعة عروض وردت ضمن المهلة، مغلّفاتها سليمة الأختام، وأن عرضًا خامسًا ورد بعدها فأُعيد إلى صاحبه مقفلًا.',
      },
      {
        heading: 'القسم الأول: شاشات العرض',
        text: 'العارض أ: ٢٬١٤٠٬٠٠٠٬٠٠٠ ليرة لبنانية. العارض ب: ١٬٩٨٠٬٠٠٠٬٠٠٠ ليرة لبنانية. العارض د: ٢٬٣٥٥٬٠٠٠٬٠٠٠ ليرة لبنانية.',
      },
      {
        heading: 'القسم الثاني: محطات العمل',
        text: 'العارض ب: ١٬٦٢٠٬٠٠٠٬٠٠٠ ليرة لبنانية. العارض د: ١٬٧٠٥٬٠٠٠٬٠٠٠ ليرة لبنانية.',
      },
      {
        heading: 'القسم الثالث: وحدة التغذية غير المنقطعة',
        text: 'العارض أ: ٩٢٠٬٠٠٠٬٠٠٠ ليرة لبنانية. العارض ج: ٨٧٥٬٠٠٠٬٠٠٠ ليرة لبنانية.',
      },
      {
        heading: 'القرار',
        text: 'يُسند القسمان الأول والثاني مؤقتًا إلى العارض ب، والقسم الثالث إلى العارض ج، بوصفهما صاحبَي أدنى الأسعار بعد التثبّت من مطابقة عرضيهما المواصفات.',
        lines: ['رئيس اللجنة', 'الأعضاء'],
      },
    ],
  },
  {
    key: 'ambulances-addendum-ar',
    language: 'ar',
    isoDate: '2026-11-19',
    title: 'ملحق رقم ١ بدفتر الشروط الخاصة',
    about: 'المناقصة T-2026/16: شراء ست سيارات إسعاف خفيفة. أجوبة عن أسئلة وردت حتى ١٨ تشرين الثاني ٢٠٢٦.',
    parts: [
      {
        heading: 'السؤال الأول: هل تُقبل سيارات جديدة من طراز السنة السابقة؟',
        text: 'لا. تشترط المادة الأولى طراز السنة الجارية.',
      },
      {
        heading: 'السؤال الثاني: هل يُقبل مركز صيانة يملكه غير العارض؟',
        text: 'نعم، إذا أرفق العارض بعرضه الفنّي عقدًا مع صاحب المركز يغطّي سنتَي الضمان. ويُقرأ الشرط الثاني من المادة الثانية على هذا الأساس.',
      },
      {
        heading: 'السؤال الثالث: هل تُقدَّم الأسعار بعملة أجنبية؟',
        text: 'لا. تُقدَّم بالليرة اللبنانية وحدها، شاملةً الضريبة على القيمة المضافة والرسوم الجمركية.',
      },
      {
        heading: 'السؤال الرابع: أين يجري التدريب؟',
        text: 'في معهد التدريب، على يومين، وتقدّم المديرية القاعة والسائقين.',
      },
      { heading: 'ما لا يتغيّر', text: 'تبقى سائر الشروط على حالها، ومنها آخر موعد لتقديم العروض.' },
    ],
  },
  {
    key: 'ambulances-addendum-en',
    language: 'en',
    isoDate: '2026-11-19',
    title: 'Addendum 1 to the particular conditions',
    about:
      'Tender T-2026/16: six light ambulances. Answers to questions received by 18 November 2026. In case of doubt the Arabic text decides.',
    parts: [
      {
        heading: 'Question 1: are new vehicles of last year’s model accepted?',
        text: 'No. Article 1 requires the current year’s model.',
      },
      {
        heading: 'Question 2: may the workshop belong to somebody other than the bidder?',
        text: 'Yes, if the technical bid contains an agreement with its owner that covers the two years of the warranty. The second condition of article 2 is to be read in this sense.',
      },
      {
        heading: 'Question 3: may prices be given in a foreign currency?',
        text: 'No. They are in Lebanese pounds alone, and include value-added tax and customs duties.',
      },
      {
        heading: 'Question 4: where does the training take place?',
        text: 'At the Training Institute, over two days. The Directorate provides the hall and the drivers.',
      },
      {
        heading: 'Unchanged',
        text: 'All other conditions stand, the closing date for bids among them.',
      },
    ],
  },
];
