import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'المدير العام يزور النصب التذكاري في عيد المديرية',
    title_en: 'Wreath laid at the memorial on the Directorate’s anniversary',
    description_ar:
      'وضع المدير العام اللواء نديم رابية إكليلًا من الغار على النصب التذكاري في باحة المقرّ العام، ووقف الحاضرون دقيقة صمت إكرامًا لمن سقطوا في أثناء الخدمة.',
    description_en:
      'The General Manager, Major General Nadim Rabieh, laid a laurel wreath at the memorial in the courtyard of headquarters, and those present kept a minute’s silence for colleagues lost on duty.',
    date_ar: 'الاثنين ٣ آب ٢٠٢٦',
    date_en: 'Monday 3 August 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'اللواء رابية يلتقي رؤساء اتحادات البلديات',
    title_en: 'Major General Rabieh meets the heads of municipal unions',
    description_ar:
      'عرض المدير العام مع رؤساء اتحادات بلديات من المحافظات الثماني حاجات المناطق قبل موسم المدارس، واتُّفق على تسمية ضابط ارتباط لكل اتحاد.',
    description_en:
      'The General Manager reviewed what the regions need before the school year with heads of municipal unions from all eight governorates. Each union will have a liaison officer of its own.',
    date_ar: 'الخميس ٢٠ آب ٢٠٢٦',
    date_en: 'Thursday 20 August 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'تعميم من المدير العام: حسن استقبال المواطنين أولًا',
    title_en: 'From the General Manager to all offices: the visitor comes first',
    description_ar:
      'وجّه المدير العام تعميمًا إلى المراكز كافة شدّد فيه على الآتي:\n- استقبال المراجعين وقوفًا ومخاطبتهم باحترام.\n- تسليم كل صاحب طلب إيصالًا يحمل رقمًا وتاريخًا.\n- عدم إبقاء أي مراجع أكثر من عشرين دقيقة بلا جواب.\n\nوختم التعميم بالقول: «من يقصد مكتبنا صاحب حقّ، ونحن في خدمته».',
    description_en:
      'In a circular to every office the General Manager asks staff to:\n- rise to greet visitors and speak to them with respect;\n- hand each applicant a receipt with a number and a date;\n- leave no one longer than twenty minutes without an answer.\n\n“Whoever comes to our door comes by right,” it ends, “and we are there to serve.”',
    date_ar: 'الأربعاء ٢ أيلول ٢٠٢٦',
    date_en: 'Wednesday 2 September 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'جولة ليلية على نقاط المراقبة في البقاع',
    title_en: 'Night visit to the checkpoints of the Bekaa',
    description_ar:
      'تفقّد المدير العام ليل الخميس ثلاث نقاط مراقبة في محافظة البقاع، واستمع إلى العناصر عن ظروف خدمتهم، ووجّه بتأمين ألبسة شتوية إضافية قبل منتصف تشرين الأول.\n\nثم زار مركز زحلة واطّلع على سجلّ الشكاوى.',
    description_en:
      'On Thursday night the General Manager called at three checkpoints in the Bekaa, asked the men and women on duty about their conditions, and ordered extra winter clothing to reach them by mid-October.\n\nHe went on to the Zahle office, where he read through the complaints register.',
    date_ar: 'الجمعة ١٨ أيلول ٢٠٢٦',
    date_en: 'Friday 18 September 2026',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'افتتاح السنة التدريبية في معهد التدريب',
    title_en: 'Opening of the Training Institute’s year',
    description_ar:
      'افتتح اللواء رابية السنة التدريبية ٢٠٢٦–٢٠٢٧ في حضور ٣١٢ متدرّبًا ومتدرّبة.\n\nوقال في كلمته: «لا تُقاس قوة المؤسسة بما تملك من عتاد، بل بما يملك أفرادها من علم وخلق».\n\nوأعلن إدخال ثلاث موادّ جديدة إلى البرنامج:\n- حقوق الإنسان في العمل اليومي.\n- الأدلّة الرقمية.\n- لغة الإشارة اللبنانية، مستوى أول.\n\nوتستمر الدورة الأولى حتى نهاية آذار ٢٠٢٧.',
    description_en:
      'Major General Rabieh opened the 2026–2027 training year before 312 trainees.\n\n“The strength of an institution,” he told them, “is measured not by the equipment it owns but by the knowledge and character of its people.”\n\nThree subjects join the programme:\n- human rights in everyday duty;\n- digital evidence;\n- Lebanese Sign Language, level one.\n\nThe first course runs to the end of March 2027.',
    date_ar: 'الخميس ١ تشرين الأول ٢٠٢٦',
    date_en: 'Thursday 1 October 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'استقبال وفد من نقابة مهنية',
    title_en: 'Delegation of a professional association received',
    description_ar:
      'استقبل المدير العام في مكتبه وفدًا نقابيًا عرض تسهيل معاملات أصحاب المهن الحرّة، وتقرّر تشكيل لجنة مشتركة تجتمع مرة في الشهر.',
    description_en:
      'The General Manager received a professional association at his office to discuss simpler paperwork for the liberal professions. A joint committee will meet once a month.',
    date_ar: 'الجمعة ٩ تشرين الأول ٢٠٢٦',
    date_en: 'Friday 9 October 2026',
  },
  {
    image: 'covers/training-hall-960x600.webp',
    title_ar: 'تهنئة الناجحين في دورة المفتّشين',
    title_en: 'Congratulations to the new inspectors',
    description_ar: 'سلّم المدير العام الشهادات إلى ٤٨ مفتّشًا ومفتّشة أنهوا دورتهم بنجاح.',
    description_en:
      'The General Manager presented certificates to 48 men and women who have completed the inspectors’ course.',
    date_ar: 'الخميس ١٥ تشرين الأول ٢٠٢٦',
    date_en: 'Thursday 15 October 2026',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'زيارة بلدة تضرّرت من السيول والاطّلاع على حاجات أهلها',
    title_en: 'Visit to a village damaged by floods',
    description_ar:
      'زار المدير العام بلدة جبلية تضرّرت فيها الطرق والأقنية بفعل أمطار الأسبوع الماضي، وجال في أحيائها برفقة رئيس البلدية وفريق من مصلحة الهندسة.\n\nووجّه بوضع آليتين وفريق من عشرين عنصرًا في تصرّف البلدية حتى إعادة فتح الطريق.',
    description_en:
      'The General Manager went round a mountain village whose roads and channels were damaged by last week’s rain, with the mayor and a team from the engineering service.\n\nTwo vehicles and a team of twenty will stay at the municipality’s disposal until the road is open again.',
    date_ar: 'السبت ٢٤ تشرين الأول ٢٠٢٦',
    date_en: 'Saturday 24 October 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'اجتماع لمتابعة خطة التحوّل الرقمي',
    title_en: 'Progress of the digital plan reviewed',
    description_ar:
      'ترأّس المدير العام اجتماعًا لمتابعة خطة التحوّل الرقمي، عُرض فيه أن ١١ معاملة من أصل ١٨ باتت تُقدَّم إلكترونيًا، وأن متوسط مدة الإنجاز انخفض من تسعة أيام إلى أربعة.\n\nوحُدّدت نهاية حزيران ٢٠٢٧ موعدًا لإنجاز الباقي.',
    description_en:
      'At a meeting chaired by the General Manager it was reported that 11 of the 18 procedures can now be done online, and that the average time to completion has fallen from nine days to four.\n\nThe rest are due by the end of June 2027.',
    date_ar: 'الاثنين ٢ تشرين الثاني ٢٠٢٦',
    date_en: 'Monday 2 November 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'المدير العام يستقبل ممثّلي جمعيات ذوي الإعاقة',
    title_en: 'Associations of people with disabilities at headquarters',
    description_ar:
      'بحث اللواء رابية مع ممثّلي الجمعيات في تسهيل الوصول إلى مراكز المديرية، وعُرضت نتائج الكشف على ٢٧ مبنى، منها ١٦ جُهّزت بمنحدرات ومصاعد.\n\nوقالت السيدة سلمى ياسمين، المتحدثة باسم الوفد: «نريد أن ندخل من الباب نفسه الذي يدخل منه الجميع». وردّ المدير العام بأن ذلك «أقلّ الواجب».',
    description_en:
      'Access to the Directorate’s offices was the subject of the meeting. A survey of 27 buildings found that 16 now have ramps and lifts.\n\n“We want to come in by the same door as everyone else,” said Salma Yasmin, who spoke for the delegation. That, the General Manager answered, is “the very least we owe”.',
    date_ar: 'الأربعاء ١١ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 11 November 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'تفقّد محطات حملة «شتاء آمن»',
    title_en: 'The General Manager tours the “Safe Winter” stations',
    description_ar:
      'تفقّد المدير العام محطتين من محطات فحص السيارات على طريق ضهر البيدر، وشكر المتطوعين من طلاب المعاهد المهنية.',
    description_en:
      'On the Dahr el-Baidar road the General Manager visited two of the vehicle-check stations and thanked the technical-school students who volunteer there.',
    date_ar: 'الاثنين ١٦ تشرين الثاني ٢٠٢٦',
    date_en: 'Monday 16 November 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'كلمة المدير العام عشية عيد الاستقلال',
    title_en: 'The General Manager’s message on the eve of Independence Day',
    description_ar:
      'أيها الرفاق،\n\nيعود عيد الاستقلال فيسألنا عمّا فعلنا بالأمانة. والجواب لا يُكتب في الخطب، بل يقرأه الناس كل صباح: في طريق آمنة، وفي معاملة تُنجز بلا منّة، وفي باب يُفتح لصاحب الحق.\n\nلقد اخترتم خدمة لا تُقاس بساعات الدوام. وكل ليلة أمضيتموها بعيدين عن عائلاتكم كانت ليلة نامت فيها عائلات أخرى مطمئنة.\n\nأوصيكم بثلاث: بالقانون فلا يعلو عليه أحد، وبكرامة الناس فلا يستهين بها أحد، وبوحدتكم فلا يفرّقكم أحد.\n\nوأتوجّه بالتحية إلى عائلات من رحلوا من رفاقنا، فدَينهم في أعناقنا.\n\nعشتم، وعاشت المؤسسة في خدمة الوطن، وعاش لبنان.',
    description_en:
      'Comrades,\n\nIndependence Day returns and asks what we have done with the trust we were given. The answer is not written in speeches; people read it every morning: in a safe road, in an application dealt with and no favour asked, in a door that opens to whoever has a right.\n\nYou chose a service that is not counted in hours. Every night you spent away from your families was a night when other families slept in peace.\n\nThree things I ask of you. Keep the law, and let no one stand above it. Keep people’s dignity, and let no one make light of it. Keep together, and let no one divide you.\n\nTo the families of the comrades we have lost: our debt to them is ours to carry.\n\nLong may you serve, and long live Lebanon.',
    date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 20 November 2026',
  },
] satisfies ContentDraft[];
