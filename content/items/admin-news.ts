import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'دوام صيفي جديد في المراكز',
    title_en: 'Summer opening hours',
    description_ar:
      'يُعتمد من ١ حزيران إلى ٣٠ أيلول دوام من السابعة والنصف صباحًا إلى الثانية بعد الظهر، ما عدا يوم الجمعة حتى الحادية عشرة والنصف.',
    description_en:
      'From 1 June to 30 September offices open from 7.30 a.m. to 2 p.m., and on Fridays until 11.30.',
    date_ar: 'الاثنين ٤ أيار ٢٠٢٦',
    date_en: 'Monday 4 May 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'نموذج موحّد لطلب إفادة',
    title_en: 'One form for all certificates',
    description_ar:
      'حلّ النموذج N-01 محلّ سبعة نماذج قديمة لطلب الإفادات، ويقع في صفحة واحدة. وتُقبل النماذج القديمة حتى نهاية السنة.',
    description_en:
      'Form N-01, a single page, replaces seven older forms for requesting a certificate. The old ones are accepted to the end of the year.',
    date_ar: 'الاثنين ١٥ حزيران ٢٠٢٦',
    date_en: 'Monday 15 June 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'انتقال مكتب بيروت الثاني إلى مبنى جديد',
    title_en: 'Second Beirut office moves',
    description_ar:
      'ينتقل مكتب بيروت الثاني ابتداءً من الاثنين ٣ آب ٢٠٢٦ إلى مبنى جديد في شارع المثال، الطبقة الأرضية، ويبقى رقم الهاتف +961 1 000 210 على حاله.',
    description_en:
      'From Monday 3 August 2026 the second Beirut office is in new premises on Sample Street, ground floor. Its number stays +961 1 000 210.',
    date_ar: 'الاثنين ٢٠ تموز ٢٠٢٦',
    date_en: 'Monday 20 July 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'دفع الرسوم بالبطاقة في المراكز كافة',
    title_en: 'Pay by card at every office',
    description_ar: 'بات دفع الرسوم ممكنًا ببطاقة مصرفية في المراكز كافة، من دون أي بدل إضافي.',
    description_en: 'Fees may now be paid by bank card at every office, with no surcharge.',
    date_ar: 'الاثنين ٣١ آب ٢٠٢٦',
    date_en: 'Monday 31 August 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'تشكيلات إدارية في المديريات الإقليمية',
    title_en: 'Appointments in the regional directorates',
    description_ar: 'صدرت تشكيلات إدارية شملت ثلاثة رؤساء مراكز وأمين محفوظات، وباشروا مهامهم صباح اليوم.',
    description_en:
      'Three heads of office and an archivist have been appointed and took up their posts this morning.',
    date_ar: 'الأربعاء ١٦ أيلول ٢٠٢٦',
    date_en: 'Wednesday 16 September 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'أحد عشر طلبًا يمكن تقديمها من المنزل',
    title_en: 'Eleven applications you can make from home',
    description_ar:
      'صار في إمكان أصحاب العلاقة تقديم أحد عشر طلبًا إلكترونيًا، منها طلب إفادة، وطلب تصحيح بيانات، وطلب استرداد غرض مفقود.\n\nالخطوات:\n١. تعبئة الطلب على الموقع.\n٢. إرفاق صورة واضحة عن الهوية (JPG أو PDF، حتى 2 MB).\n٣. تسلّم رقم الطلب بالبريد الإلكتروني.\n٤. الحضور مرة واحدة لتسلّم المستند، أو طلب إرساله بالبريد المضمون.\n\nلا يُطلب في أي خطوة رقم سرّي لحساب مصرفي.',
    description_en:
      'Eleven applications can now be made online, among them a certificate, a correction of personal details, and a claim for lost property.\n\nHow it works:\n1. fill in the form on the website;\n2. attach a clear picture of your identity card (JPG or PDF, up to 2 MB);\n3. receive your reference number by e-mail;\n4. come once to collect the document, or ask for it by registered post.\n\nAt no step will you be asked for a bank PIN.',
    date_ar: 'الاثنين ٥ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 5 October 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'إقفال مدخل المقرّ العام الشمالي مؤقتًا',
    title_en: 'North gate of headquarters closed for a time',
    description_ar:
      'يُقفل المدخل الشمالي من ٢٦ تشرين الأول إلى ٦ تشرين الثاني بسبب أشغال المنحدر الجديد، ويُستعمل المدخل الغربي.',
    description_en:
      'The north gate is closed from 26 October to 6 November while the new ramp is built. Please use the west gate.',
    date_ar: 'الثلاثاء ٢٠ تشرين الأول ٢٠٢٦',
    date_en: 'Tuesday 20 October 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'رقم واحد لغرفة العمليات في كل لبنان',
    title_en: 'One operations-room number for the whole country',
    description_ar:
      'ابتداءً من اليوم، يُجيب الرقم +961 1 000 112 عن النداءات من المحافظات كلها، على مدار الساعة، وتبقى الأرقام الإقليمية عاملة حتى نهاية آذار ٢٠٢٧.',
    description_en:
      'From today +961 1 000 112 answers calls from every governorate, day and night. The regional numbers stay in service to the end of March 2027.',
    date_ar: 'الثلاثاء ٣ تشرين الثاني ٢٠٢٦',
    date_en: 'Tuesday 3 November 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'مذكّرة إقفال في مناسبة عيد الاستقلال',
    title_en: 'Closed for Independence Day',
    description_ar:
      'لمناسبة عيد الاستقلال، الأحد ٢٢ تشرين الثاني ٢٠٢٦، تُقفل المكاتب الإدارية، وتبقى غرفة العمليات والدوريات في الخدمة.',
    description_en:
      'Administrative offices are closed on Sunday 22 November 2026, Independence Day. The operations room and the patrols remain on duty.',
    date_ar: 'الجمعة ١٣ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 13 November 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'استطلاع رأي المراجعين: ما الذي نحسّنه؟',
    title_en: 'What should we do better? Results of the visitors’ survey',
    description_ar:
      'شارك ٢١٠٦ مراجعين في استطلاع الرأي الذي أجرته المفتّشية في تشرين الأول.\n\nقال ٨٣ في المئة إنهم عوملوا باحترام، و٧١ في المئة إن المدة كانت مقبولة. أما أكثر الملاحظات فكانت عن ضيق صالات الانتظار وقلّة اللافتات.\n\nوبناءً عليه تقرّر:\n- توسيع ثلاث صالات انتظار قبل نهاية شباط.\n- وضع لافتات جديدة بخطّ واضح وبلغتين.\n- نشر مدة الانتظار المتوقعة عند المدخل.\n\nويُعاد الاستطلاع في نيسان ٢٠٢٧، وتُنشر نتائجه كما هي.',
    description_en:
      'In October 2,106 visitors answered the Inspectorate’s questions.\n\nEighty-three per cent said they had been treated with respect, and 71 per cent that the time taken was acceptable. Most complaints were about cramped waiting rooms and too few signs.\n\nSo we shall:\n- enlarge three waiting rooms before the end of February;\n- put up new signs, clear and in both languages;\n- post the expected wait at the entrance.\n\nThe survey will be repeated in April 2027, and its results published as they are.',
    date_ar: 'الأربعاء ١٨ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 18 November 2026',
  },
] satisfies ContentDraft[];
