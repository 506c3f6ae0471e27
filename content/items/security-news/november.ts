import type { ContentDraft } from '#shared/content/content-item.ts';

export const novemberNews = [
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'ضبط مطبعة تعدّ شهادات قيادة مزوّرة',
    title_en: 'Workshop turning out forged driving licences raided',
    description_ar:
      'دهمت قوة من المديرية، بإشارة من القضاء المختص، شقة تُستعمل لطباعة شهادات قيادة مزوّرة، وضبطت فيها آلتَي طباعة و٨٦ بطاقة معدّة للتسليم وحاسوبًا يحوي لوائح بأسماء الزبائن.\n\nويُستدعى أصحاب الأسماء تباعًا للاستماع إلى إفاداتهم.',
    description_en:
      'Acting on a judge’s order, officers searched a flat where forged driving licences were being printed. They took away two printing machines, 86 finished cards and a computer with lists of customers.\n\nThose listed are being called in, one after another, to give statements.',
    date_ar: 'الاثنين ٢ تشرين الثاني ٢٠٢٦',
    date_en: 'Monday 2 November 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'سيدة مسنّة تستعيد مجوهرات فقدتها في حافلة',
    title_en: 'Elderly lady recovers jewellery left on a bus',
    description_ar:
      'عثر طالبان جامعيان على علبة مجوهرات في حافلة للنقل المشترك وسلّماها إلى مركز المديرية في صيدا، وتبيّن أنها إرث عائلي لسيدة في الثمانين من عمرها.',
    description_en:
      'Two university students found a jewel case on a bus and took it to the Saida office. It proved to be the heirloom of a lady of eighty, who has it back.',
    date_ar: 'الثلاثاء ٣ تشرين الثاني ٢٠٢٦',
    date_en: 'Tuesday 3 November 2026',
  },
  {
    image: null,
    title_ar: 'انطلاق حملة «شتاء آمن»: افحص إطارات سيارتك',
    title_en: '“Safe Winter” begins: have your tyres checked',
    description_ar:
      'أطلقت المديرية حملة «شتاء آمن» قبل موسم الأمطار والثلوج، وفيها فحص مجاني لضغط الإطارات والإنارة والمسّاحات في ١٢ محطة على الطرق الرئيسية، كل سبت من التاسعة صباحًا حتى الأولى بعد الظهر.\n\nلائحة المحطات في الملف winter-checkpoints-2026.pdf.',
    description_en:
      'The Directorate has opened its “Safe Winter” campaign ahead of the rain and snow. Tyre pressure, lights and wipers will be checked free of charge at 12 points on the main roads, every Saturday from 9 a.m. to 1 p.m.\n\nThe points are listed in winter-checkpoints-2026.pdf.',
    date_ar: 'الخميس ٥ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 5 November 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'توقيف مشتبه بهما في سرقة دراجات نارية',
    title_en: 'Two held over motorcycle thefts',
    description_ar:
      'أوقفت دورية من مديرية جبل لبنان مشتبهًا بهما في سلسلة سرقات طالت دراجات نارية مركونة أمام الأبنية، واستُعيدت خمس دراجات سُلّمت ثلاث منها إلى أصحابها.',
    description_en:
      'A Mount Lebanon patrol has detained two suspects in a series of thefts of motorcycles parked outside buildings. Five have been recovered and three are already back with their owners.',
    date_ar: 'الجمعة ٦ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 6 November 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'إجلاء عائلة احتجزتها السيول على طريق جبلية',
    title_en: 'Family brought to safety after flood water cuts a mountain road',
    description_ar:
      'أدّت أمطار غزيرة مساء السبت إلى قطع طريق جبلية في قضاء جزين، فعلقت سيارة تقلّ عائلة من خمسة أفراد. ووصلت إليهم دورية من المديرية خلال ٢٥ دقيقة ونقلتهم إلى مكان آمن، وهم جميعًا بخير.',
    description_en:
      'Heavy rain on Saturday evening cut a mountain road in the district of Jezzine and left a family of five stranded in their car. A patrol reached them in 25 minutes and took them to safety. All are well.',
    date_ar: 'السبت ٧ تشرين الثاني ٢٠٢٦',
    date_en: 'Saturday 7 November 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'دليل قصير: كيف تعرف الموقع المزوّر من الموقع الأصلي؟',
    title_en: 'A short guide: telling a false website from a true one',
    description_ar:
      'تزداد قبل الأعياد المواقع التي تقلّد متاجر ومصارف ومؤسسات رسمية. وهذه علامات تساعد على كشفها.\n\nأولًا، اقرأ العنوان حرفًا حرفًا: الفرق بين example.org و examp1e.org رقم واحد.\n\nثانيًا، لا تثق بالقفل وحده؛ فهو يعني أن الاتصال مشفّر، لا أن صاحب الموقع أمين.\n\nثالثًا، ابحث عن عنوان ورقم هاتف ثابتين وسياسة واضحة للإرجاع، واتصل قبل أن تدفع.\n\nرابعًا، استعمل بطاقة مسبقة الدفع بمبلغ محدود للشراء عبر الشبكة.\n\nوإذا وقعت في الفخ فلا تخجل: اتصل بمصرفك أولًا، ثم بمكتب الجرائم المعلوماتية على الرقم +961 1 000 113، واحتفظ بصور الشاشة كلها.',
    description_en:
      'Sites that imitate shops, banks and public bodies multiply before the holidays. A few signs give them away.\n\nFirst, read the address letter by letter: between example.org and examp1e.org there is a single digit.\n\nSecond, do not trust the padlock alone. It says the connection is encrypted, not that the owner is honest.\n\nThird, look for a fixed address, a telephone number and a clear returns policy, and ring before you pay.\n\nFourth, shop online with a prepaid card holding a limited sum.\n\nAnd if you are caught, do not be ashamed: call your bank first, then the Cybercrime Office on +961 1 000 113, and keep every screenshot.',
    date_ar: 'الاثنين ٩ تشرين الثاني ٢٠٢٦',
    date_en: 'Monday 9 November 2026',
  },
  {
    image: 'covers/harbour-crane-960x600.webp',
    title_ar: 'ضبط ألعاب أطفال لا تستوفي شروط السلامة',
    title_en: 'Unsafe toys withdrawn from sale',
    description_ar:
      'سُحبت من ١٤ متجرًا في طرابلس وزحلة والنبطية ألعاب تحوي قطعًا صغيرة قابلة للابتلاع ولا تحمل بيانات المنشأ، ونُظّمت محاضر ضبط بالمخالفين.',
    description_en:
      'Toys with small parts that a child could swallow, and with no mark of origin, have been withdrawn from 14 shops in Tripoli, Zahle and Nabatieh. The sellers were booked.',
    date_ar: 'الثلاثاء ١٠ تشرين الثاني ٢٠٢٦',
    date_en: 'Tuesday 10 November 2026',
  },
  {
    image: 'covers/sea-arch-960x600.webp',
    title_ar: 'تمرين مشترك على البحث والإنقاذ قبالة صور',
    title_en: 'Joint search-and-rescue exercise off Tyre',
    description_ar:
      'نفّذت المديرية مع فرق الإنقاذ البحري والدفاع المدني تمرينًا استمر أربع ساعات على إخلاء مركب سياحي افتراضي، بمشاركة ٩ زوارق و١٢٠ عنصرًا ومتطوعًا.\n\n«قيست سرعة الاستجابة بالدقائق لا بالكلام»، قال قائد التمرين، مشيرًا إلى أن أول زورق بلغ الموقع بعد ١١ دقيقة.',
    description_en:
      'With the sea rescue teams and civil defence, the Directorate held a four-hour exercise in clearing an imaginary excursion boat. Nine craft and 120 officers and volunteers took part.\n\n“We measured the response in minutes, not in words,” said the officer in charge. The first boat was on the spot after 11.',
    date_ar: 'الخميس ١٢ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 12 November 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'إحباط محاولة احتيال على متقاعد',
    title_en: 'Fraud on a pensioner prevented',
    description_ar:
      'انتبهت موظفة في شركة تحويل أموال إلى ارتباك رجل متقاعد يحوّل مدّخراته إلى شخص مجهول «لتسلّم جائزة»، فاتصلت بالمديرية، وأُوقف التحويل في اللحظة الأخيرة.',
    description_en:
      'A clerk at a money-transfer counter noticed the confusion of a pensioner sending his savings to a stranger “to collect a prize”. She called the Directorate, and the transfer was stopped at the last moment.',
    date_ar: 'الجمعة ١٣ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 13 November 2026',
  },
  {
    image: 'covers/fields-at-harvest-960x600.webp',
    title_ar: 'استعادة مضخات مياه مسروقة من حقول في عكار',
    title_en: 'Water pumps stolen from Akkar fields recovered',
    description_ar: 'استعادت مديرية عكار ست مضخات ري سُرقت خلال الصيف، وسُلّمت إلى أصحابها بموجب محاضر أصولية.',
    description_en:
      'The Akkar directorate has recovered six irrigation pumps stolen over the summer and returned them to their owners against signed receipts.',
    date_ar: 'السبت ١٤ تشرين الثاني ٢٠٢٦',
    date_en: 'Saturday 14 November 2026',
  },
  {
    image: '{PUBLIC_URL}/storage/covers/checkpoint-light-960x600.webp',
    title_ar: 'حصيلة حوادث السير في تشرين الأول: أرقام وعِبَر',
    title_en: 'October’s road accidents: the figures and what they teach',
    description_ar:
      'أصدرت مصلحة السلامة المرورية تقريرها الشهري، وفيه أن عدد حوادث السير انخفض من ٣١٢ حادثًا في أيلول إلى ٢٧١ في تشرين الأول، أي بنسبة ١٣ في المئة.\n\nويعزو التقرير الانخفاض إلى تشديد المراقبة على ستة مقاطع عُرفت بكثرة حوادثها، وإلى إعادة طلاء خطوط المشاة قرب المدارس.\n\nعلى أن نسبة الحوادث التي كان استعمال الهاتف سببها الأول ارتفعت من ٢١ إلى ٢٤ في المئة.\n\nرسالة قصيرة واحدة على سرعة ٨٠ كلم/س تعني أن السيارة قطعت نحو مئة متر بلا سائق.\n\nالتقرير الكامل: road-safety-2026-10.pdf.',
    description_en:
      'The Road Safety Service’s monthly report shows accidents down from 312 in September to 271 in October, a fall of 13 per cent.\n\nIt credits closer watch on six stretches known for accidents, and the repainting of crossings near schools.\n\nBut the share of accidents caused first of all by a telephone rose from 21 to 24 per cent.\n\nOne short message at 80 km/h means a car has travelled about a hundred metres with nobody driving it.\n\nThe full report is road-safety-2026-10.pdf.',
    date_ar: 'الاثنين ١٦ تشرين الثاني ٢٠٢٦',
    date_en: 'Monday 16 November 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'العثور على مسنّ فُقد في الأشرفية وإعادته إلى منزله',
    title_en: 'Missing elderly man found in Achrafieh and taken home',
    description_ar:
      'بعد تعميم أوصافه، عثرت دورية على رجل مسنّ يعاني ضعفًا في الذاكرة كان قد غادر منزله صباحًا، وأُعيد إلى عائلته قبل الغروب.',
    description_en:
      'Once his description had gone out, a patrol found an elderly man with failing memory who had left home in the morning. He was back with his family before sunset.',
    date_ar: 'الثلاثاء ١٧ تشرين الثاني ٢٠٢٦',
    date_en: 'Tuesday 17 November 2026',
  },
  {
    image: 'covers/harbour-crane-960x600.webp',
    title_ar: 'ضبط هواتف مهرّبة في مستودع قرب المرفأ',
    title_en: 'Smuggled telephones found in a store near the port',
    description_ar: 'ضُبط ٣٤٠ هاتفًا من دون مستندات جمركية، وحُجزت المضبوطات وأُحيل الملف إلى المراجع المختصة.',
    description_en:
      'A store near the port held 340 telephones without customs papers. They have been seized and the file passed to the competent authorities.',
    date_ar: 'الخميس ١٩ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 19 November 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'توقيف شبكة تزوير في محافظة جبل لبنان بالتنسيق مع القضاء المختص',
    title_en: 'Forgery ring broken up in Mount Lebanon, in co-ordination with the judiciary',
    description_ar:
      'في إطار متابعة المديرية لملفات التزوير واستعمال المزوّر، وبنتيجة التحريات والاستقصاءات المكثّفة، تمكّنت دورية من توقيف ثلاثة مشتبه بهم، وضبطت مستندات ومعدات تُستعمل في تقليد الأختام.\n\nوقد أُحيل الموقوفون مع المضبوطات إلى المرجع القضائي المختص لإجراء المقتضى القانوني بحقهم.\n\nوكل مشتبه به بريء حتى تثبت إدانته بحكم قضائي.',
    description_en:
      'Following long and patient enquiries into forgery, a patrol detained three suspects and seized documents together with equipment used to copy official stamps.\n\nThe three, with what was seized, have been referred to the competent judge.\n\nEvery suspect is innocent until proved guilty by a court.',
    date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 20 November 2026',
  },
] satisfies ContentDraft[];
