import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'أثر الإنارة العامة في حوادث السير الليلية: دراسة ميدانية على ٢٤ مقطعًا',
    title_en: 'Street lighting and night-time accidents: a field study of 24 road sections',
    description_ar:
      'قارنت الدراسة بين ١٢ مقطعًا أُعيدت إنارتها و١٢ مقطعًا لم تُنَر، على مدى ثمانية عشر شهرًا.\n\nوانخفضت الحوادث الليلية في المقاطع المُنارة بنسبة ٢٦ في المئة، ولم يُسجَّل فرق ذو دلالة نهارًا.',
    description_en:
      'Twelve relit road sections were compared with twelve unlit ones over eighteen months.\n\nNight-time accidents on the relit sections fell by 26 per cent; by day there was no significant difference.',
    date_ar: 'شباط ٢٠٢٥',
    date_en: 'February 2025',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'أنماط الاحتيال الإلكتروني في شكاوى ثلاث سنوات',
    title_en: 'Patterns of online fraud: three years of complaints',
    description_ar:
      'حلّلت الدراسة ١٩٤٠ شكوى وردت بين ٢٠٢٢ و٢٠٢٤، وصنّفتها في ستة أنماط، أكثرها انتحال صفة البائع (٣٨ في المئة) فالاستثمار الوهمي (٢٢ في المئة).',
    description_en:
      'The study sorts 1,940 complaints received between 2022 and 2024 into six types. The false seller comes first (38 per cent), then the imaginary investment (22 per cent).',
    date_ar: 'حزيران ٢٠٢٥',
    date_en: 'June 2025',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'ثقة المواطن بالمؤسسة: استبيان في المحافظات الثماني',
    title_en: 'Public trust: a survey in the eight governorates',
    description_ar:
      'العيّنة ١٢٠٠ مستطلَع، وهامش الخطأ ±٢٫٨ نقطة.\n\nأهم ما خلصت إليه الدراسة أن سرعة الجواب ترفع الثقة أكثر من مضمونه، وأن الاعتذار الواضح عن التأخير يعادل في أثره تقصير المدة يومين.',
    description_en:
      'Sample of 1,200; margin of error ±2.8 points.\n\nThe chief finding: a quick answer raises trust more than a favourable one, and a clear apology for delay is worth as much as two days off the wait.',
    date_ar: 'أيلول ٢٠٢٥',
    date_en: 'September 2025',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'قياس زمن الاستجابة في غرف العمليات',
    title_en: 'Measuring response time in operations rooms',
    description_ar:
      'تقترح الدراسة مقياسًا من أربع مراحل: الردّ، وتحديد الموقع، وتحريك الدورية، والوصول، بدلًا من رقم واحد يخفي مواضع التأخير.',
    description_en:
      'In place of one figure that hides where time is lost, the study proposes four: answer, location, dispatch and arrival.',
    date_ar: 'كانون الأول ٢٠٢٥',
    date_en: 'December 2025',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'تدريب المدرّبين: ما الذي يبقى بعد ستة أشهر؟',
    title_en: 'Training the trainers: what is left after six months?',
    description_ar:
      'تابع الباحثون ٩٠ مدرّبًا بعد ستة أشهر من انتهاء دوراتهم. احتفظ من تدرّبوا بالمحاكاة بنسبة ٧٤ في المئة من المهارات، مقابل ٤١ في المئة لمن تدرّبوا بالمحاضرات.',
    description_en:
      'Ninety trainers were followed up six months after their courses. Those taught by simulation had kept 74 per cent of the skills; those taught by lectures, 41 per cent.',
    date_ar: 'آذار ٢٠٢٦',
    date_en: 'March 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'خريطة مخاطر المسالك الجبلية في مواسم الأمطار',
    title_en: 'A risk map of mountain tracks in the rainy season',
    description_ar:
      'وزّعت الدراسة ١٣٧ مسلكًا على خريطة من أربع فئات خطر، استنادًا إلى سجلات الإنقاذ بين ٢٠١٥ و٢٠٢٥ وإلى زيارات ميدانية.\n\nوتوصي بلوحات إرشاد عند ٤٢ مفترقًا، وبإقفال تسعة مسالك مؤقتًا بعد كل عاصفة.\n\nالبيانات المفتوحة: trails-risk-2026.csv (137 سطرًا، 11 عمودًا).',
    description_en:
      'Drawing on rescue records from 2015 to 2025 and on visits, the study places 137 tracks in four classes of risk.\n\nIt recommends signposts at 42 junctions, and closing nine tracks for a time after every storm.\n\nOpen data: trails-risk-2026.csv (137 rows, 11 columns).',
    date_ar: 'أيار ٢٠٢٦',
    date_en: 'May 2026',
  },
  {
    image: 'covers/library-shelf-960x600.webp',
    title_ar: 'الذكاء الاصطناعي في العمل الأمني: شروط الاستعمال العادل',
    title_en: 'Artificial intelligence in public safety: conditions for fair use',
    description_ar:
      'ملخّص\n\nتبحث الدراسة في استعمال أدوات الذكاء الاصطناعي في فرز البلاغات وتحليل الصور وترجمة المستندات، وفي ما يجب أن يسبق كل استعمال من ضمانات.\n\nالمنهج\n\nراجع الفريق ٤١ بحثًا منشورًا، وأجرى ١٨ مقابلة مع ضباط وقضاة وخبراء، واختبر ثلاث أدوات على بيانات مركّبة لا تعود إلى أشخاص حقيقيين.\n\nالنتائج\n\n- خفّضت أدوات الفرز زمن القراءة الأولى بنسبة ٣٥ في المئة.\n- أخطأت أدوات التعرّف إلى الوجوه في الصور الليلية خطأً لا يصحّ معه اعتمادها.\n- أفادت الترجمة الآلية في الفهم الأوّلي، ولم تُغنِ عن المترجم في المستند القضائي.\n\nالتوصيات\n\nألّا يُتخذ قرار يمسّ شخصًا بناءً على نتيجة آلية وحدها، وأن يُبلَّغ صاحب العلاقة باستعمالها، وأن يُحفظ سجلّ بكل استعمال، وأن يُراجع الأمر مرة في السنة على الأقل.\n\n«الآلة تقترح، والإنسان يقرّر ويُسأل»، هذه خلاصة الدراسة في جملة.',
    description_en:
      'Summary\n\nThe study looks at artificial intelligence in sorting reports, reading images and translating documents, and at the safeguards that must come before each use.\n\nMethod\n\nThe team reviewed 41 published papers, held 18 interviews with officers, judges and specialists, and tried three tools on synthetic data that belong to no real person.\n\nFindings\n\n- Sorting tools cut the time of first reading by 35 per cent.\n- Face recognition in night pictures was wrong too often to be relied upon.\n- Machine translation helped a first understanding, but did not replace the translator of a court document.\n\nRecommendations\n\nNo decision affecting a person should rest on a machine’s result alone. The person concerned should be told; a record of every use should be kept; and the whole should be reviewed at least once a year.\n\n“The machine suggests; a human being decides, and answers for it.” That is the study in a sentence.',
    date_ar: 'آب ٢٠٢٦',
    date_en: 'August 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'تنظيم المواعيد وأثره في ازدحام المراكز',
    title_en: 'Appointments and crowding in public offices',
    description_ar:
      'أظهر نموذج محاكاة لمركزين أن تخصيص ٧٠ في المئة من الوقت للمواعيد المسبقة و٣٠ في المئة للحضور المباشر يعطي أقصر انتظار للجميع.',
    description_en:
      'A simulation of two offices shows that everyone waits least when 70 per cent of the time is kept for appointments and 30 per cent for people who simply come.',
    date_ar: 'تشرين الأول ٢٠٢٦',
    date_en: 'October 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'حصيلة السلامة المرورية ٢٠٢١–٢٠٢٥: قراءة في الأرقام',
    title_en: 'Road safety 2021–2025: reading the figures',
    description_ar:
      'تعيد الدراسة احتساب أرقام خمس سنوات بتعريف واحد للحادث وللإصابة، وتنشر الجداول كاملة في الملف road-safety-2021-2025.xlsx.\n\nومن نتائجها أن ثلث الحوادث يقع في عُشر الطرق، وأن ساعات ما بعد الظهر من أيام الجمعة هي الأشدّ خطرًا.',
    description_en:
      'Five years of figures are recounted under one definition of an accident and of an injury, with full tables in road-safety-2021-2025.xlsx.\n\nA third of all accidents happen on a tenth of the roads, and Friday afternoons are the most dangerous hours.',
    date_ar: 'تشرين الثاني ٢٠٢٦',
    date_en: 'November 2026',
  },
] satisfies ContentDraft[];
