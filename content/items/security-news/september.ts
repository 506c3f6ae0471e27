import type { ContentDraft } from '#shared/content/content-item.ts';

export const septemberNews = [
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'انطلاق خطة العودة إلى المدارس على الطرق الرئيسية',
    title_en: 'Back-to-school traffic plan begins on the main roads',
    description_ar:
      'باشرت المديرية الوطنية صباح اليوم تنفيذ خطة السير الخاصة بالعودة إلى المدارس، وتشمل انتشار دوريات راجلة عند مداخل أكثر من ٤٠٠ مدرسة بين السادسة والنصف والثامنة صباحًا.\n\nوترجو المديرية من الأهالي عدم التوقف في الصف الثاني، وإنزال الأولاد من جهة الرصيف.',
    description_en:
      'This morning the National Directorate put its back-to-school traffic plan into effect, with foot patrols at the gates of more than 400 schools between 6.30 and 8 a.m.\n\nParents are asked not to double-park, and to let children out on the pavement side.',
    date_ar: 'الثلاثاء ١ أيلول ٢٠٢٦',
    date_en: 'Tuesday 1 September 2026',
  },
  {
    image: 'covers/harbour-crane-960x600.webp',
    title_ar: 'ضبط عطور ومستحضرات تجميل مقلّدة في مستودع في المتن',
    title_en: 'Counterfeit perfume and cosmetics seized from a Metn warehouse',
    description_ar:
      'ضبطت دورية من مديرية جبل لبنان ٦٣٠٠ عبوة من العطور ومستحضرات التجميل التي تحمل علامات تجارية مقلّدة، وأُقفل المستودع بالشمع الأحمر بناءً على إشارة القضاء المختص، وسُلّمت عيّنات إلى المختبر.',
    description_en:
      'A patrol of the Mount Lebanon directorate seized 6,300 bottles and jars of perfume and cosmetics under counterfeit brand names. The warehouse was sealed on the order of the competent judge and samples went to the laboratory.',
    date_ar: 'الخميس ٣ أيلول ٢٠٢٦',
    date_en: 'Thursday 3 September 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'العثور على ثلاثة هواة مشي ضلّوا طريقهم في جرود الضنية',
    title_en: 'Three hikers found safe in the Danniyeh highlands',
    description_ar:
      'بعد اتصال ورد إلى غرفة العمليات عند السابعة والربع مساءً، عثرت دورية من المديرية بالتعاون مع متطوعين من أبناء المنطقة على ثلاثة شبان ضلّوا طريقهم في مسلك جبلي وعر، وهم بصحة جيدة.\n\nوتذكّر المديرية هواة المشي بإبلاغ أحد معارفهم بخط سيرهم وساعة عودتهم، وبحمل مصباح وبطارية احتياطية.',
    description_en:
      'Following a call to the operations room at 7.15 p.m., a patrol working with local volunteers found three young men who had lost their way on a rough mountain track. All three are well.\n\nWalkers are reminded to tell someone their route and the hour they expect to be back, and to carry a torch and a spare battery.',
    date_ar: 'السبت ٥ أيلول ٢٠٢٦',
    date_en: 'Saturday 5 September 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'تحذير من رسائل نصية تدّعي أنها من المديرية',
    title_en: 'Beware of text messages that claim to come from the Directorate',
    description_ar:
      'يتداول مواطنون رسالة نصية تطلب «تحديث البيانات» عبر رابط وتنتحل اسم المديرية الوطنية.\n\nيهم المديرية أن توضح ما يأتي:\n- لا ترسل المديرية أي رابط لطلب بيانات شخصية أو مصرفية.\n- لا تستوفي أي رسم عبر الهاتف أو تطبيقات المراسلة.\n- عنوانها الوحيد على الشبكة هو example.org، وبريدها info@example.org.\n\nمن تلقّى رسالة من هذا النوع فليحذفها بعد أخذ صورة عنها، وليتصل بالرقم +961 1 000 112.',
    description_en:
      'A text message is going round that borrows the Directorate’s name and asks people to “update their details” through a link.\n\nPlease note that the Directorate:\n- never sends a link asking for personal or banking details;\n- never collects a fee over the telephone or a messaging app;\n- has one website, example.org, and one general e-mail address, info@example.org.\n\nIf you receive such a message, take a screenshot, delete it and call +961 1 000 112.',
    date_ar: 'الاثنين ٧ أيلول ٢٠٢٦',
    date_en: 'Monday 7 September 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'إعادة حقيبة فيها مبلغ من المال إلى صاحبها',
    title_en: 'Bag holding a sum of money returned to its owner',
    description_ar:
      'سلّم سائق سيارة أجرة إلى مركز المديرية في زحلة حقيبة نسيها أحد الركاب وفيها مبلغ من المال وأوراق شخصية، وأُعيدت إلى صاحبها خلال ساعات. وقد وجّه رئيس المركز إلى السائق كتاب شكر.',
    description_en:
      'A taxi driver handed in to the Zahle office a bag that a passenger had left behind, with money and personal papers in it. It was back with its owner within hours, and the head of the office wrote to thank the driver.',
    date_ar: 'الثلاثاء ٨ أيلول ٢٠٢٦',
    date_en: 'Tuesday 8 September 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'تحويل السير على أوتوستراد الساحل ليلتين متتاليتين',
    title_en: 'Coastal motorway diversion on two successive nights',
    description_ar:
      'تُحوَّل حركة السير على المسلك الغربي ليل ١٠ و١١ أيلول، من الحادية عشرة ليلًا حتى الخامسة صباحًا، بسبب أشغال تأهيل الجسر.',
    description_en:
      'Traffic on the western carriageway will be diverted on the nights of 10 and 11 September, from 11 p.m. to 5 a.m., while the bridge is repaired.',
    date_ar: 'الخميس ١٠ أيلول ٢٠٢٦',
    date_en: 'Thursday 10 September 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'كشف معاملات مزوّرة قُدّمت إلى إحدى الدوائر الرسمية',
    title_en: 'Forged applications uncovered at a public office',
    description_ar:
      'اشتبه موظف في إحدى الدوائر الرسمية بثلاث معاملات متشابهة في التوقيع، فأبلغ المديرية التي تبيّن لها بنتيجة التحقيق أن الأختام المستعملة مقلّدة.\n\nأوقف شخصان بإشارة القضاء المختص، وضُبطت طابعة وأختام ومستندات بيضاء. والتحقيق مستمر لكشف سائر المعاملات المشبوهة.',
    description_en:
      'A clerk in a public office noticed that three applications bore strikingly similar signatures and told the Directorate, whose enquiries showed that the stamps on them were copies.\n\nTwo people were detained on the order of the competent judge. A printer, stamps and blank forms were seized, and other doubtful applications are being checked.',
    date_ar: 'السبت ١٢ أيلول ٢٠٢٦',
    date_en: 'Saturday 12 September 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'إنقاذ زورق صيد تعطّل محرّكه قبالة شاطئ البترون',
    title_en: 'Fishing boat with a failed engine brought in off Batroun',
    description_ar:
      'تلقّت غرفة العمليات نداءً من صياد تعطّل محرّك زورقه على بُعد ميلين من الشاطئ، فجرى التنسيق مع فرق الإنقاذ البحري وسُحب الزورق إلى المرفأ، ولم يُصب أحد بأذى.',
    description_en:
      'The operations room took a call from a fisherman whose engine had failed two miles offshore. The sea rescue teams were alerted, the boat was towed to harbour, and no one was hurt.',
    date_ar: 'الثلاثاء ١٥ أيلول ٢٠٢٦',
    date_en: 'Tuesday 15 September 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'توقيف مشتبه به في سرقة قطع من أعمدة الإنارة',
    title_en: 'Suspect held over parts stolen from street lamps',
    description_ar:
      'بنتيجة المتابعة، أوقفت دورية من مديرية بيروت مشتبهًا به في سرقة كابلات وقطع نحاسية من أعمدة الإنارة العامة في ثلاثة أحياء، وضُبطت بحوزته أدوات القطع. وأُودع القضاء المختص.',
    description_en:
      'After enquiries, a Beirut patrol detained a man suspected of stealing cables and copper parts from street lamps in three neighbourhoods, and seized his cutting tools. The case has gone to the competent judge.',
    date_ar: 'الخميس ١٧ أيلول ٢٠٢٦',
    date_en: 'Thursday 17 September 2026',
  },
  {
    image: 'covers/fields-at-harvest-960x600.webp',
    title_ar: 'إخماد حريق أعشاب قبل بلوغه البساتين في البقاع الغربي',
    title_en: 'Grass fire put out before it reached the West Bekaa orchards',
    description_ar:
      'شاركت دوريات المديرية في إبعاد الأهالي وتسهيل مرور آليات الإطفاء إلى حريق أعشاب يابسة امتد على نحو ٣ هكتارات، وأُخمد قرابة الثالثة بعد الظهر من دون إصابات.',
    description_en:
      'Directorate patrols moved residents to safety and cleared the way for fire engines to a dry-grass fire that covered some 3 hectares. It was out by about 3 p.m., with no injuries.',
    date_ar: 'السبت ١٩ أيلول ٢٠٢٦',
    date_en: 'Saturday 19 September 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'حصيلة حملة «السرعة ليست بطولة» في أسبوعها الأول',
    title_en: 'First week of the “Speed Is No Prize” campaign',
    description_ar:
      'نفّذت المديرية بين ١٤ و٢٠ أيلول ٢٧٦ نقطة مراقبة للسرعة على الطرق الدولية.\n\nالحصيلة:\n- ٤١١٨ مخالفة سرعة زائدة.\n- ٩٠٢ مخالفة استعمال الهاتف أثناء القيادة.\n- ٦٤٧ مخالفة عدم وضع حزام الأمان.\n- حجز ٣٨ مركبة غير مستوفية شروط السلامة.\n\nوسجّلت الطرق المشمولة بالحملة انخفاضًا في عدد حوادث السير بلغ ١٨ في المئة قياسًا بالأسبوع الذي سبقها. وتستمر الحملة حتى نهاية تشرين الأول.',
    description_en:
      'Between 14 and 20 September the Directorate ran 276 speed checks on the international roads.\n\nThe figures:\n- 4,118 drivers over the limit;\n- 902 using a telephone at the wheel;\n- 647 without a seat belt;\n- 38 unsafe vehicles taken off the road.\n\nAccidents on the roads covered by the campaign fell by 18 per cent against the week before. It continues to the end of October.',
    date_ar: 'الثلاثاء ٢٢ أيلول ٢٠٢٦',
    date_en: 'Tuesday 22 September 2026',
  },
  {
    image: 'covers/harbour-lights-960x600.webp',
    title_ar: 'العثور على طفل تائه في سوق شعبية وتسليمه إلى ذويه',
    title_en: 'Child lost in a market reunited with his family',
    description_ar:
      'عثرت دورية راجلة على طفل في السادسة من عمره ابتعد عن ذويه في سوق شعبية في طرابلس، وأُعيد إليهم خلال نصف ساعة.',
    description_en:
      'A foot patrol in a Tripoli market found a six-year-old who had wandered from his family, and had him back with them within half an hour.',
    date_ar: 'الخميس ٢٤ أيلول ٢٠٢٦',
    date_en: 'Thursday 24 September 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'تحذير من عروض استثمار وهمية تَعِد بأرباح مضمونة',
    title_en: 'Warning: investment offers that promise guaranteed profit',
    description_ar:
      'تحذّر المديرية من إعلانات على مواقع التواصل تَعِد بأرباح شهرية ثابتة لقاء مبالغ تُحوَّل مسبقًا إلى محافظ رقمية. وقد تلقّى مكتب الجرائم المعلوماتية ١٧ شكوى من هذا النوع خلال شهر واحد.\n\n«إذا كان الربح مضمونًا والوقت ضيّقًا والمُعلن مجهولًا، فهذه ثلاث علامات تكفي للتوقف»، يقول رئيس المكتب.\n\nللتبليغ: report@example.org أو الهاتف +961 1 000 113.',
    description_en:
      'Advertisements on social media are promising a fixed monthly profit in return for sums paid in advance into digital wallets. The Cybercrime Office received 17 complaints of this kind in a single month.\n\n“A sure profit, a short deadline and a seller you cannot name: that makes three signs, and reason enough to stop,” says the head of the office.\n\nTo report one, write to report@example.org or call +961 1 000 113.',
    date_ar: 'السبت ٢٦ أيلول ٢٠٢٦',
    date_en: 'Saturday 26 September 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'ضبط أدوية غير مسجّلة عند حاجز تفتيش',
    title_en: 'Unregistered medicines found at a checkpoint',
    description_ar:
      'أوقف حاجز للمديرية على طريق دولية شاحنة صغيرة محمّلة ١١٢ صندوقًا من أدوية غير مسجّلة لدى المراجع الصحية، وأُتلفت المضبوطات بعد انتهاء التحقيق وفق الأصول.',
    description_en:
      'A checkpoint on an international road stopped a van carrying 112 boxes of medicines not registered with the health authorities. They were destroyed in due form once the enquiry was closed.',
    date_ar: 'الثلاثاء ٢٩ أيلول ٢٠٢٦',
    date_en: 'Tuesday 29 September 2026',
  },
] satisfies ContentDraft[];
