import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'مباراة لتطويع ١٥٠ مفتّشًا متدرّبًا',
    title_en: 'Competition for 150 trainee inspectors',
    description_ar:
      'تعلن المديرية الوطنية عن إجراء مباراة لتطويع ١٥٠ مفتّشًا متدرّبًا، ذكورًا وإناثًا.\n\nالشروط:\n- أن يكون المرشّح لبنانيًا منذ أكثر من عشر سنوات.\n- أن يتراوح عمره بين ١٨ و٢٥ سنة.\n- أن يحمل الشهادة الثانوية أو ما يعادلها.\n- ألّا يكون محكومًا بجناية أو بجنحة شائنة.\n\nتُقبل الطلبات من ٢٣ شباط إلى ٢٠ آذار ٢٠٢٦ في المراكز الإقليمية، بين الثامنة والثالثة عشرة.',
    description_en:
      'The National Directorate announces a competition for 150 trainee inspectors, men and women.\n\nCandidates must:\n- have been Lebanese for more than ten years;\n- be between 18 and 25 years of age;\n- hold the secondary certificate or its equivalent;\n- have no conviction for a felony or a dishonourable offence.\n\nApplications are taken at the regional offices from 23 February to 20 March 2026, 08:00–13:00.',
    date_ar: 'الاثنين ١٦ شباط ٢٠٢٦',
    date_en: 'Monday 16 February 2026',
    reference: 'R-2026/01',
    opens_at: '2026-02-23T06:00:00.000Z',
    closes_at: '2026-03-20T11:00:00.000Z',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'تصحيح إعلان: تمديد مهلة الطلبات أسبوعًا',
    title_en: 'Correction: closing date put back by one week',
    description_ar:
      'تُمدَّد مهلة قبول طلبات مباراة المفتّشين المتدرّبين حتى الثلاثاء ١٤ نيسان ٢٠٢٦ ضمنًا، ويبقى سائر شروط الإعلان على حاله.',
    description_en:
      'Applications for the trainee inspectors’ competition are accepted up to and including Tuesday 14 April 2026. All other conditions stand.',
    date_ar: 'الثلاثاء ٧ نيسان ٢٠٢٦',
    date_en: 'Tuesday 7 April 2026',
    closes_at: '2026-04-14T21:00:00.000Z',
  },
  {
    image: 'covers/library-shelf-960x600.webp',
    title_ar: 'تعاقد مع مهندسَي برمجيات ومحلّل أمن معلومات',
    title_en: 'Two software engineers and an information-security analyst',
    description_ar:
      'تتعاقد المديرية مع مهندسَي برمجيات ومحلّل أمن معلومات لمدة سنة قابلة للتجديد.\n\nالمستندات: سيرة ذاتية بصيغة PDF، ونسخة عن الإجازة، وإفادة خبرة لا تقلّ عن ثلاث سنوات. تُرسل إلى jobs@example.org، على أن يحمل الملف اسم المرشّح، مثل CV-Family-Name.pdf.',
    description_en:
      'The Directorate is engaging two software engineers and one information-security analyst for a year, renewable.\n\nSend a CV in PDF, a copy of your degree and proof of three years’ experience to jobs@example.org. Put your name in the file’s name: CV-Family-Name.pdf.',
    date_ar: 'الثلاثاء ١٩ أيار ٢٠٢٦',
    date_en: 'Tuesday 19 May 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'نتائج المباراة الخطّية والدعوة إلى المقابلات',
    title_en: 'Written results, and dates for interview',
    description_ar:
      'نجح في الاختبارات الخطّية ٣٤١ مرشّحًا، وتُعلَّق اللوائح بأرقام الطلبات لا بالأسماء في المراكز الإقليمية. تبدأ المقابلات يوم الاثنين ٦ تموز ٢٠٢٦.',
    description_en:
      'Three hundred and forty-one candidates passed the written papers. Lists are posted at the regional offices by application number, not by name. Interviews begin on Monday 6 July 2026.',
    date_ar: 'الاثنين ٢٢ حزيران ٢٠٢٦',
    date_en: 'Monday 22 June 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'تعاقد مع أطباء وممرّضين في المصلحة الطبية',
    title_en: 'Doctors and nurses for the Medical Service',
    description_ar:
      'تحتاج المصلحة الطبية إلى طبيبَي صحة عامة وأربعة ممرّضين وممرّضات بدوام جزئي، في بيروت وزحلة.\n\nللاستعلام: +961 1 000 140، من الاثنين إلى الجمعة.',
    description_en:
      'The Medical Service needs two general practitioners and four nurses, part-time, in Beirut and Zahle.\n\nEnquiries: +961 1 000 140, Monday to Friday.',
    date_ar: 'الثلاثاء ٤ آب ٢٠٢٦',
    date_en: 'Tuesday 4 August 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'وظائف للناطقين بلغة الإشارة اللبنانية',
    title_en: 'Lebanese Sign Language interpreters wanted',
    description_ar: 'تتعاقد المديرية مع ثمانية مترجمين ومترجمات إلى لغة الإشارة، واحد لكل مديرية إقليمية.',
    description_en:
      'The Directorate is engaging eight sign-language interpreters, one for each regional directorate.',
    date_ar: 'الاثنين ١٤ أيلول ٢٠٢٦',
    date_en: 'Monday 14 September 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'مباراة لملء مراكز شاغرة في السلك الإداري',
    title_en: 'Vacancies on the administrative staff',
    description_ar:
      'المراكز الشاغرة:\n- ١٢ محرّرًا.\n- ٦ محاسبين.\n- ٤ أمناء محفوظات.\n- مترجمان (عربي وإنكليزي).\n\nتُجرى الاختبارات في معهد التدريب يومَي السبت والأحد ٥ و٦ كانون الأول ٢٠٢٦، وتشمل اللغة العربية والمعلوماتية وموضوع اختصاص. وعلامة النجاح ١٢ من ٢٠.\n\nالمستندات المطلوبة:\n١. إخراج قيد إفرادي لا يعود تاريخه إلى أكثر من ثلاثة أشهر.\n٢. سجلّ عدلي.\n٣. صورة مصدّقة عن الشهادة.\n٤. صورتان شمسيتان.\n\nالطلب مجاني. ومن طُلب منه مال لقاء «واسطة» أو «تسهيل» فليبلّغ سرًّا عبر صفحة التبليغ في هذا الموقع.',
    description_en:
      'Posts to be filled:\n- 12 clerks;\n- 6 accountants;\n- 4 archivists;\n- 2 translators (Arabic and English).\n\nPapers in Arabic, computing and a subject of the post will be set at the Training Institute on Saturday 5 and Sunday 6 December 2026. The pass mark is 12 out of 20.\n\nBring:\n1. an individual civil extract not more than three months old;\n2. a police record;\n3. a certified copy of your diploma;\n4. two photographs.\n\nApplying is free. Anyone asked for money in return for “help” should report it in confidence through this website.',
    date_ar: 'الاثنين ١٢ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 12 October 2026',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'برنامج تدريب صيفي لطلاب الجامعات: التسجيل المبكر',
    title_en: 'University summer placements: register early',
    description_ar:
      'يُفتح باب التسجيل لبرنامج التدريب الصيفي ٢٠٢٧ أمام طلاب الحقوق والهندسة والإعلام والعلوم الاجتماعية. المقاعد ٤٠، والمهلة حتى ٣١ كانون الثاني ٢٠٢٧.',
    description_en:
      'Registration is open for the 2027 summer placements, for students of law, engineering, media and social sciences. There are 40 places; apply by 31 January 2027.',
    date_ar: 'الجمعة ٦ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 6 November 2026',
    opens_at: '2026-11-06T06:00:00.000Z',
    closes_at: '2027-01-31T22:00:00.000Z',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'مواعيد تسليم بطاقات الاشتراك في اختبارات السلك الإداري',
    title_en: 'Admission cards for the administrative papers',
    description_ar:
      'تُسلَّم بطاقات الاشتراك إلى أصحاب العلاقة شخصيًا من ٢٣ إلى ٢٧ تشرين الثاني ٢٠٢٦، لقاء إبراز الهوية ورقم الطلب (مثال: ADM-2026-0118).',
    description_en:
      'Admission cards are handed to candidates in person from 23 to 27 November 2026, on presentation of an identity card and the application number (for example ADM-2026-0118).',
    date_ar: 'الخميس ١٩ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 19 November 2026',
  },
] satisfies ContentDraft[];
