import type { ContentDraft } from '#shared/content/content-item.ts';

export const octoberNews = [
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'استعادة حسابات مخترَقة لعشرة متاجر صغيرة',
    title_en: 'Hijacked accounts of ten small shops recovered',
    description_ar:
      'تمكّن مكتب الجرائم المعلوماتية من إعادة عشرة حسابات تجارية إلى أصحابها بعد اختراقها وطلب فدية لقاء إعادتها، وحُدّدت هوية المشتبه به وأوقف بإشارة القضاء المختص.\n\nوينصح المكتب أصحاب المتاجر بتفعيل التحقّق بخطوتين، وبعدم مشاركة رمز التحقّق مع أي كان.',
    description_en:
      'The Cybercrime Office has returned ten business accounts to their owners after they were taken over and held to ransom. A suspect was identified and detained on the order of the competent judge.\n\nShopkeepers are advised to switch on two-step verification and never to pass on a verification code.',
    date_ar: 'الخميس ١ تشرين الأول ٢٠٢٦',
    date_en: 'Thursday 1 October 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'إنقاذ متنزّه أصيب في قدمه في وادي قنوبين',
    title_en: 'Walker with an injured foot carried out of the Qannoubine valley',
    description_ar:
      'نقلت فرق الإنقاذ، بمؤازرة دورية من المديرية، متنزّهًا أصيب في قدمه من عمق الوادي إلى أقرب نقطة تبلغها سيارة الإسعاف، بعد ثلاث ساعات من السير على مسلك ضيّق.',
    description_en:
      'Rescue teams, with a Directorate patrol, carried a walker with an injured foot from the valley floor to the nearest point an ambulance could reach: three hours on a narrow path.',
    date_ar: 'السبت ٣ تشرين الأول ٢٠٢٦',
    date_en: 'Saturday 3 October 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'توقيف منتحل صفة موظف رسمي',
    title_en: 'Man posing as a public official detained',
    description_ar:
      'ادّعى أنه مندوب إحدى الإدارات وقبض من ثلاث عائلات بدل «تسريع معاملات»، فأُوقف بالجرم المشهود بعد بلاغ من إحداها. وتذكّر المديرية بأن الرسوم تُدفع في الصناديق الرسمية حصرًا ولقاء إيصال.',
    description_en:
      'He said he came from a public department and took money from three families to “speed up their papers”. One of them reported him and he was caught in the act. Fees are paid only at official counters, and always against a receipt.',
    date_ar: 'الاثنين ٥ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 5 October 2026',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'حماية موسم الزيتون: دوريات في البساتين قبل الفجر',
    title_en: 'Patrols before dawn to protect the olive harvest',
    description_ar:
      'بدأت مديريات الجنوب والنبطية والشمال تسيير دوريات ليلية بين الثالثة والسادسة فجرًا لمنع سرقة موسم الزيتون، بالتنسيق مع البلديات والتعاونيات الزراعية.',
    description_en:
      'The South, Nabatieh and North directorates have begun patrols between 3 and 6 a.m. to keep thieves out of the olive groves, in agreement with municipalities and farming co-operatives.',
    date_ar: 'الثلاثاء ٦ تشرين الأول ٢٠٢٦',
    date_en: 'Tuesday 6 October 2026',
  },
  {
    image: 'covers/harbour-crane-960x600.webp',
    title_ar: 'ضبط ٢٤٠٠ قطعة غيار سيارات مقلّدة',
    title_en: '2,400 counterfeit car parts seized',
    description_ar:
      'شملت المضبوطات مكابح ووسائد هوائية لا تستوفي شروط السلامة، وقد أُقفل محلّان وأُحيل صاحباهما إلى القضاء المختص.',
    description_en:
      'The haul included brakes and airbags that fail the safety rules. Two shops were closed and their owners referred to the competent judge.',
    date_ar: 'الخميس ٨ تشرين الأول ٢٠٢٦',
    date_en: 'Thursday 8 October 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: '٦١ غرضًا مفقودًا تعود إلى أصحابها في شهر واحد',
    title_en: 'Sixty-one lost items back with their owners in one month',
    description_ar:
      'أعاد مكتب المفقودات في أيلول ٦١ غرضًا إلى أصحابها: ٢٣ هاتفًا، و١٩ محفظة، و١١ مجموعة مفاتيح، وآلة عود واحدة.\n\nتُراجَع لائحة الموجودات lost-and-found-2026-09.pdf في مكاتب الاستعلامات، أو يُتّصل بالرقم 70 000 000 بين الثامنة والثانية.',
    description_en:
      'In September the Lost Property Office returned 61 items: 23 telephones, 19 wallets, 11 bunches of keys and one oud.\n\nThe list of what is still waiting, lost-and-found-2026-09.pdf, can be seen at any enquiry desk, or call 70 000 000 between 8 a.m. and 2 p.m.',
    date_ar: 'السبت ١٠ تشرين الأول ٢٠٢٦',
    date_en: 'Saturday 10 October 2026',
  },
  {
    image: 'covers/fields-at-harvest-960x600.webp',
    title_ar: 'توقيف سائق شاحنة يقود بعكس السير',
    title_en: 'Lorry driver stopped on the wrong carriageway',
    description_ar:
      'بعد اتصالات من مواطنين، أوقفت دورية سير شاحنة تسير بعكس الاتجاه قرب نفق شكا، وحُجزت الشاحنة ونُظّم بالسائق محضر ضبط، ولم يُسجَّل أي حادث.',
    description_en:
      'Alerted by several callers, a traffic patrol stopped a lorry going the wrong way near the Chekka tunnel. The lorry was impounded and the driver booked. There was no accident.',
    date_ar: 'الاثنين ١٢ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 12 October 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'كشف ملابسات سرقة معدات من ورشة بناء في كسروان',
    title_en: 'Building-site theft in Keserwan solved',
    description_ar:
      'أدّت مراجعة كاميرات المراقبة ومتابعة أرقام تسلسلية منشورة للبيع على الشبكة إلى تحديد مكان معدات سُرقت من ورشة بناء، وهي مولّد ومقصّان كهربائيان و٤٠ لوحًا معدنيًا.\n\nأُعيدت المعدات إلى صاحبها، وأوقف مشتبه بهما بإشارة القضاء.',
    description_en:
      'Camera footage, and serial numbers that turned up in an online advertisement, led the Directorate to a generator, two power cutters and 40 metal sheets taken from a building site.\n\nThey have gone back to their owner, and two suspects are held on a judge’s order.',
    date_ar: 'الأربعاء ١٤ تشرين الأول ٢٠٢٦',
    date_en: 'Wednesday 14 October 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'نصائح قبل موسم المشي الخريفي في الجبال',
    title_en: 'Before you set out: advice for the autumn walking season',
    description_ar:
      'مع اشتداد الإقبال على مسالك الجبل في الخريف، سجّلت غرفة العمليات منذ مطلع أيلول تسعة نداءات من متنزّهين ضلّوا طريقهم، وقد عُثر عليهم جميعًا سالمين.\n\nقبل الانطلاق:\n- اختر مسلكًا يناسب أقلّ أفراد المجموعة خبرة.\n- أبلغ شخصًا لا يرافقك بخط السير وموعد العودة.\n- احمل ماءً وطعامًا ومصباحًا وسترة واقية.\n- احفظ موقع السيارة على هاتفك قبل أن تضعف الشبكة.\n\nإذا ضللت الطريق فلا تتابع السير ليلًا. ابقَ في مكانك، واتصل بالرقم +961 1 000 112، وأرسل إحداثيات موقعك.\n\nولا تنزل إلى مجرى نهر ولو بدا جافًا، فالأمطار في الأعالي قد تملؤه في دقائق.\n\nوتشكر المديرية المتطوعين وجمعيات المشي على تعاونهم الدائم.',
    description_en:
      'Autumn brings walkers to the mountain tracks, and since the beginning of September the operations room has taken nine calls from people who had lost their way. All were found safe.\n\nBefore you set out:\n- choose a track that suits the least experienced of your party;\n- tell someone who is staying behind your route and the hour of your return;\n- carry water, food, a torch and a windproof jacket;\n- save the position of the car while there is still a signal.\n\nIf you lose the track, do not walk on in the dark. Stay where you are, call +961 1 000 112 and send your co-ordinates.\n\nKeep out of river beds, even dry ones: rain higher up can fill them in minutes.\n\nThe Directorate thanks the volunteers and walking clubs who always answer when they are called.',
    date_ar: 'الجمعة ١٦ تشرين الأول ٢٠٢٦',
    date_en: 'Friday 16 October 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'ضبط شبكة مواقف سيارات غير مرخّصة في العاصمة',
    title_en: 'Unlicensed car parks closed in the capital',
    description_ar:
      'أُقفلت سبعة مواقف غير مرخّصة في بيروت كانت تستوفي بدلات من أصحاب السيارات على أملاك عامة، وأُعيدت الأرصفة المشغولة إلى المشاة.',
    description_en:
      'Seven unlicensed car parks that charged drivers for the use of public land in Beirut have been closed, and the pavements they took up given back to pedestrians.',
    date_ar: 'الاثنين ١٩ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 19 October 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'توقيف مشتبه به في ابتزاز إلكتروني',
    title_en: 'Suspect held in an online blackmail case',
    description_ar:
      'أوقف مكتب الجرائم المعلوماتية مشتبهًا به في ابتزاز أشخاص عبر الشبكة بعد شكوى من أحدهم، وضُبطت أجهزة إلكترونية أُحيلت إلى الفحص الفني.\n\nوتؤكد المديرية أن هوية المشتكين تبقى سرّية في كل مراحل التحقيق.',
    description_en:
      'The Cybercrime Office has detained a man suspected of blackmailing people over the internet, after one of them came forward. Several devices have been seized and sent for examination.\n\nThe identity of complainants remains confidential at every stage of an enquiry.',
    date_ar: 'الأربعاء ٢١ تشرين الأول ٢٠٢٦',
    date_en: 'Wednesday 21 October 2026',
  },
  {
    image: 'covers/harbour-crane-960x600.webp',
    title_ar: 'إتلاف أغذية منتهية الصلاحية في منطقة صناعية في البقاع',
    title_en: 'Out-of-date foodstuffs destroyed in a Bekaa industrial estate',
    description_ar:
      'أُتلفت ٤ أطنان من المعلّبات المنتهية الصلاحية كان يُعاد وضع تواريخ جديدة عليها، وذلك بحضور مندوبي الإدارات المعنية وبإشراف القضاء المختص.',
    description_en:
      'Four tonnes of out-of-date tinned food, found being relabelled with new dates, were destroyed in the presence of the departments concerned and under the court’s supervision.',
    date_ar: 'الجمعة ٢٣ تشرين الأول ٢٠٢٦',
    date_en: 'Friday 23 October 2026',
  },
  {
    image: 'covers/sea-arch-960x600.webp',
    title_ar: 'البحث عن سبّاح فُقد أثره ينتهي بالعثور عليه سالمًا',
    title_en: 'Search for a missing swimmer ends well',
    description_ar: 'جرفه التيار مسافة كيلومترين ونصف، وبلغ الشاطئ من تلقاء نفسه قبل أن تصل إليه فرق البحث.',
    description_en:
      'The current had carried him two and a half kilometres; he reached the shore by himself just before the search teams got to him.',
    date_ar: 'الاثنين ٢٦ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 26 October 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'تدابير سير استثنائية في محيط معرض الكتاب',
    title_en: 'Special traffic measures around the book fair',
    description_ar:
      'تُتخذ ابتداءً من الجمعة ٣٠ تشرين الأول، ولمدة عشرة أيام، تدابير سير في محيط معرض الكتاب تشمل منع الوقوف على جانبي الطريق البحرية، وتخصيص ممرّ للحافلات ولذوي الاحتياجات الخاصة عند المدخل الشرقي.\n\nيُرجى من السائقين التقيّد بتوجيهات عناصر السير وباللافتات المؤقتة.',
    description_en:
      'For ten days from Friday 30 October there will be no parking on either side of the sea road near the book fair, and a lane at the eastern entrance is reserved for buses and for visitors with disabilities.\n\nDrivers are asked to follow the officers on duty and the temporary signs.',
    date_ar: 'الخميس ٢٩ تشرين الأول ٢٠٢٦',
    date_en: 'Thursday 29 October 2026',
  },
] satisfies ContentDraft[];
