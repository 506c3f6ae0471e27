import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'المديرية تحتفل بعيدها الثالث والستين',
    title_en: 'Sixty-three years of the Directorate',
    description_ar:
      'احتفلت المديرية الوطنية بالذكرى الثالثة والستين لإنشائها في باحة المقرّ العام، في حضور عائلات العاملين والمتقاعدين.\n\nتخلّل الحفل عزف النشيد، وتكريم ٢١ متقاعدًا، وعرض لصور من الأرشيف تُظهر المقرّ الأول للمديرية في بيت من طبقتين وثلاث قناطر.',
    description_en:
      'The sixty-third anniversary of the Directorate was kept in the courtyard of headquarters with the families of serving and retired staff.\n\nThe anthem was played, 21 pensioners were honoured, and pictures from the archive showed the first headquarters: a two-storey house with three arches.',
    date_ar: 'الاثنين ١ حزيران ٢٠٢٦',
    date_en: 'Monday 1 June 2026',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'ندوة عن مخاطر المخدرات في مدرسة ثانوية',
    title_en: 'Secondary-school talk on the dangers of drugs',
    description_ar: 'حضر الندوة ٢٢٠ طالبًا وطالبة، وأجاب اختصاصيون عن أسئلة خطّية أُرسلت من دون أسماء.',
    description_en:
      'Two hundred and twenty pupils attended, and specialists answered questions put to them in writing and without names.',
    date_ar: 'الجمعة ٢٦ حزيران ٢٠٢٦',
    date_en: 'Friday 26 June 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'حملة تشجير: ألف شجرة في محيط المراكز',
    title_en: 'A thousand trees around our offices',
    description_ar:
      'غرس العاملون وعائلاتهم ألف شجرة من الصنوبر والخرّوب والزعرور في محيط ١٤ مركزًا، وتعهّد كل مركز ريّ أشجاره حتى الصيف المقبل.',
    description_en:
      'Staff and families planted a thousand pines, carobs and hawthorns around 14 offices. Each office has undertaken to water its own until next summer.',
    date_ar: 'السبت ١٨ تموز ٢٠٢٦',
    date_en: 'Saturday 18 July 2026',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'قافلة صحية إلى قرى نائية',
    title_en: 'Health convoy to remote villages',
    description_ar:
      'جالت قافلة صحية من المصلحة الطبية على خمس قرى في بعلبك الهرمل، وعاين الأطباء ٤٣٦ مريضًا، ووُزّعت نظّارات طبية على ٧٠ تلميذًا.',
    description_en:
      'A convoy of the Medical Service went round five villages in Baalbek-Hermel. Its doctors saw 436 patients and fitted 70 schoolchildren with spectacles.',
    date_ar: 'الجمعة ١٤ آب ٢٠٢٦',
    date_en: 'Friday 14 August 2026',
  },
  {
    image: 'covers/library-shelf-960x600.webp',
    title_ar: 'مكتبة متنقلة في صالات الانتظار',
    title_en: 'A travelling library for our waiting rooms',
    description_ar:
      'وُضعت في صالات الانتظار في ثمانية مراكز رفوف كتب للصغار والكبار، يمكن استعارتها وإعادتها إلى أي مركز.',
    description_en:
      'Waiting rooms in eight offices now have shelves of books for children and adults. Borrow one and return it to any of them.',
    date_ar: 'الخميس ١٠ أيلول ٢٠٢٦',
    date_en: 'Thursday 10 September 2026',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'اختتام دورة في الإسعاف الأولي',
    title_en: 'First-aid course completed',
    description_ar: 'أنهى ٦٤ عنصرًا دورة إسعاف أولي من ٤٠ ساعة، بات معها لكل دورية مُسعف واحد على الأقل.',
    description_en:
      'With 64 more of our people through the 40-hour course, every patrol now has at least one first-aider.',
    date_ar: 'الأربعاء ٣٠ أيلول ٢٠٢٦',
    date_en: 'Wednesday 30 September 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'ورشة عمل مع الصحافيين عن أخبار الجريمة وحقّ الخصوصية',
    title_en: 'Crime reporting and the right to privacy: a workshop with journalists',
    description_ar:
      'جمعت الورشة ٣٥ صحافيًا وصحافية وضباط المكتب الإعلامي على مدى يومين.\n\nتوصيات الورشة:\n- عدم نشر أسماء الموقوفين وصورهم قبل صدور حكم.\n- إخفاء ملامح القاصرين والضحايا في كل الأحوال.\n- تسمية مصدر الأرقام وتاريخها.\n- تصحيح الخبر الخاطئ في المكان نفسه وبالحجم نفسه.\n\nويُنشر النصّ الكامل في الملف media-workshop-2026.pdf، ويُطلب من media@example.org.',
    description_en:
      'For two days 35 journalists sat down with the officers of the Media Department.\n\nThey recommend:\n- not publishing names or pictures of people held before a verdict;\n- hiding the features of minors and victims in every case;\n- naming the source and date of each figure;\n- correcting an error in the place, and at the size, in which it appeared.\n\nThe full text, media-workshop-2026.pdf, may be had from media@example.org.',
    date_ar: 'السبت ١٠ تشرين الأول ٢٠٢٦',
    date_en: 'Saturday 10 October 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'أبواب مفتوحة في مديرية الجنوب',
    title_en: 'Open day at the South directorate',
    description_ar:
      'استقبلت مديرية الجنوب نحو ٦٠٠ زائر تعرّفوا إلى عمل غرفة العمليات وآليات الدوريات، وجلس الصغار خلف مقود سيارة النجدة.',
    description_en:
      'Some 600 visitors saw the operations room and the patrol vehicles at work. The youngest took the wheel of a rescue car.',
    date_ar: 'الأحد ١٨ تشرين الأول ٢٠٢٦',
    date_en: 'Sunday 18 October 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'تكريم متقاعدي سنة ٢٠٢٦',
    title_en: 'Class of 2026: our pensioners honoured',
    description_ar: 'كرّمت المديرية ٤٣ متقاعدًا ومتقاعدة أمضوا في الخدمة ما مجموعه ١٢٧٨ سنة.',
    description_en: 'The Directorate honoured 43 pensioners who between them gave 1,278 years of service.',
    date_ar: 'الثلاثاء ٢٧ تشرين الأول ٢٠٢٦',
    date_en: 'Tuesday 27 October 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'حملة تنظيف شاطئ صور بمشاركة ١٥٠ متطوعًا',
    title_en: '150 volunteers clean the beach at Tyre',
    description_ar:
      'جمع المتطوعون في أربع ساعات ٢٫٣ طن من النفايات، فُرز منها ٧٠٠ كيلوغرام من البلاستيك لإعادة التدوير.',
    description_en:
      'In four hours the volunteers gathered 2.3 tonnes of litter, from which 700 kilograms of plastic were sorted for recycling.',
    date_ar: 'الأربعاء ٤ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 4 November 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'إطلاق خدمة المواعيد المسبقة في المراكز الإقليمية',
    title_en: 'Appointments can now be booked at the regional offices',
    description_ar:
      'باتت المراكز الإقليمية الثمانية تستقبل المراجعين بمواعيد مسبقة، بعد تجربة استمرت ثلاثة أشهر في مركزين.\n\nيُحجز الموعد بالهاتف على الرقم +961 1 000 000 أو بالبريد appointments@example.org، ويُعطى صاحب الطلب رمزًا من ستة أحرف مثل NDB-427.\n\nويبقى الحضور من دون موعد متاحًا لكبار السن والحوامل وذوي الإعاقة.\n\nوقد انخفض متوسط الانتظار خلال التجربة من ٥٢ دقيقة إلى ١٤.',
    description_en:
      'After three months’ trial in two of them, all eight regional offices now receive visitors by appointment.\n\nBook on +961 1 000 000 or at appointments@example.org; you will be given a six-character code such as NDB-427.\n\nOlder people, expectant mothers and people with disabilities may still come without one.\n\nDuring the trial the average wait fell from 52 minutes to 14.',
    date_ar: 'الخميس ١٢ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 12 November 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'مناورة إخلاء في المقرّ العام',
    title_en: 'Evacuation drill at headquarters',
    description_ar: 'أُخلي المقرّ العام في ست دقائق و٤٠ ثانية ضمن مناورة سنوية شملت ٤١٠ موظفين وزائرين.',
    description_en:
      'In the yearly drill 410 staff and visitors left headquarters in six minutes and forty seconds.',
    date_ar: 'الأربعاء ١٨ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 18 November 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'مشاركة المديرية في التحضيرات لعيد الاستقلال',
    title_en: 'Preparing for Independence Day',
    description_ar:
      'أنهت وحدات المديرية استعداداتها للاحتفال بعيد الاستقلال، وتُقام يوم الأحد عند الثامنة صباحًا مراسم رفع العلم في المقرّ العام وفي المراكز الإقليمية الثمانية في وقت واحد.\n\nالدعوة عامة، وتُقفل المداخل عند الثامنة إلا ربعًا.',
    description_en:
      'Our units are ready for Independence Day. On Sunday at 8 a.m. the flag will be raised at headquarters and at the eight regional offices at the same moment.\n\nAll are welcome. Gates close at 7.45.',
    date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 20 November 2026',
  },
] satisfies ContentDraft[];
