import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/running-track-960x600.webp',
    title_ar: 'فريق كرة الطائرة يبلغ نهائي بطولة المؤسسات',
    title_en: 'Volleyball team reaches the final of the institutions’ cup',
    description_ar:
      'فاز فريق المديرية بثلاثة أشواط لشوطين وبلغ المباراة النهائية.\n\nالأشواط: ٢٥–٢١، ٢٢–٢٥، ٢٥–١٩، ٢٠–٢٥، ١٥–١٢.',
    description_en:
      'The Directorate’s team won by three sets to two and is through to the final.\n\nThe sets: 25–21, 22–25, 25–19, 20–25, 15–12.',
    date_ar: 'الأحد ١٢ تموز ٢٠٢٦',
    date_en: 'Sunday 12 July 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'سباق الجبل: ١٢ كيلومترًا بين الأرز والضباب',
    title_en: 'Mountain race: twelve kilometres of cedars and mist',
    description_ar:
      'شارك ٢١٤ عدّاءً وعدّاءة من المديرية وعائلاتهم في سباق الجبل السنوي.\n\nالنتائج، رجال:\n- الأول: الرقيب أول جاد حرمون، ٥٢:١٤.\n- الثاني: المفتّش رواد سنبل، ٥٣:٤٠.\n- الثالث: العريف إيلي نهر، ٥٤:٠٢.\n\nالنتائج، سيدات:\n- الأولى: المفتّشة لين غدير، ٥٨:٣١.\n- الثانية: الرقيب مايا بنفسج، ١:٠٠:١٧.\n- الثالثة: المجنّدة ريم صفصاف، ١:٠١:٠٥.',
    description_en:
      'The annual mountain race drew 214 runners from the Directorate and its families.\n\nMen:\n- 1st, First Sergeant Jad Harmoun, 52:14;\n- 2nd, Inspector Rawad Sonbol, 53:40;\n- 3rd, Corporal Elie Nahr, 54:02.\n\nWomen:\n- 1st, Inspector Lynn Ghadir, 58:31;\n- 2nd, Sergeant Maya Banafsaj, 1:00:17;\n- 3rd, Recruit Rim Safsaf, 1:01:05.',
    date_ar: 'الأحد ٩ آب ٢٠٢٦',
    date_en: 'Sunday 9 August 2026',
  },
  {
    image: 'covers/sea-arch-960x600.webp',
    title_ar: 'دورة سباحة لأولاد العسكريين في ختام الصيف',
    title_en: 'Summer ends with a swimming course for the children',
    description_ar:
      'أنهى ٩٥ ولدًا بين الثامنة والرابعة عشرة دورة سباحة استمرت ستة أسابيع، تعلّموا في ختامها مبادئ الإنقاذ والإسعاف الأولي.',
    description_en:
      'Ninety-five children between eight and fourteen have finished a six-week swimming course, which closed with the first rules of lifesaving and first aid.',
    date_ar: 'الأحد ٣٠ آب ٢٠٢٦',
    date_en: 'Sunday 30 August 2026',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'برونزية في الرماية من مسافة عشرة أمتار',
    title_en: 'Bronze in the ten-metre air rifle',
    description_ar: 'أحرزت المفتّشة كارن وردان الميدالية البرونزية في بطولة الأندية بمجموع ٦١٢٫٤ نقطة.',
    description_en: 'Inspector Karen Wardan took bronze at the clubs’ championship with a score of 612.4.',
    date_ar: 'الأحد ١٣ أيلول ٢٠٢٦',
    date_en: 'Sunday 13 September 2026',
  },
  {
    image: 'covers/running-track-960x600.webp',
    title_ar: 'يوم رياضي مفتوح في المعهد بمشاركة طلاب المدارس',
    title_en: 'Open sports day at the Institute',
    description_ar:
      'فتح معهد التدريب ملاعبه أمام ٣٠٠ طالب وطالبة من مدارس الجوار، وتوزّع المشاركون على كرة السلة وشدّ الحبل وسباقات البدل.\n\nولم تُحتسب نتائج: نال كل مشارك قميصًا وشجرة صنوبر صغيرة.',
    description_en:
      'The Training Institute gave over its grounds to 300 pupils from the schools nearby for basketball, tug-of-war and relays.\n\nNo one kept the score. Everyone went home with a shirt and a small pine tree.',
    date_ar: 'الأحد ٢٧ أيلول ٢٠٢٦',
    date_en: 'Sunday 27 September 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'درّاجو المديرية يقطعون الساحل من العريضة إلى الناقورة',
    title_en: 'Directorate cyclists ride the whole coast',
    description_ar:
      'قطع ٢٦ درّاجًا المسافة بين أقصى الشمال وأقصى الجنوب، نحو ٢١٠ كيلومترات، في يومين، دعمًا لحملة السلامة المرورية.\n\nوتوقفوا في ست مدن وزّعوا فيها ألف سترة عاكسة على الدراجين الصغار.\n\n«أصعب ما في الرحلة كان الريح عند شكا، وأجمل ما فيها الأولاد الذين رافقونا كيلومترًا واحدًا في كل مدينة»، قال قائد الفريق النقيب عمر سهيل.',
    description_en:
      'Twenty-six riders went from the far north to the far south, some 210 kilometres, in two days, in support of road safety.\n\nThey stopped in six towns and gave a thousand reflective jackets to young cyclists.\n\n“The hardest part was the wind at Chekka,” said the team’s captain, Captain Omar Souhail. “The best was the children who rode a kilometre with us in every town.”',
    date_ar: 'الأحد ١١ تشرين الأول ٢٠٢٦',
    date_en: 'Sunday 11 October 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'مواعيد التمارين الأسبوعية للفصل الأخير من السنة',
    title_en: 'Weekly practice times for the last quarter',
    description_ar:
      'تُقام التمارين في القاعة المقفلة على الشكل الآتي:\n- كرة السلة: الاثنين والأربعاء، ١٧:٠٠–١٩:٠٠.\n- كرة الطائرة: الثلاثاء، ١٧:٠٠–١٨:٣٠.\n- الجودو: الخميس، ١٦:٠٠–١٨:٠٠.\n\nالتسجيل: sports@example.org.',
    description_en:
      'Practice is in the indoor hall:\n- basketball, Mondays and Wednesdays, 17:00–19:00;\n- volleyball, Tuesdays, 17:00–18:30;\n- judo, Thursdays, 16:00–18:00.\n\nTo join, write to sports@example.org.',
    date_ar: '٢٢ تشرين الأول ٢٠٢٦',
    date_en: '22 October 2026',
  },
  {
    image: 'covers/old-cedar-960x600.webp',
    title_ar: 'ذهبيتان للجودو في بطولة الأمل',
    title_en: 'Two judo golds at the Hope Championship',
    description_ar:
      'أحرز فريق الجودو ميداليتين ذهبيتين وفضية واحدة، وحلّ ثالثًا في الترتيب العام بين ١٤ فريقًا.',
    description_en:
      'The judo team came home with two golds and a silver, and third place overall among 14 teams.',
    date_ar: 'الأحد ١ تشرين الثاني ٢٠٢٦',
    date_en: 'Sunday 1 November 2026',
  },
  {
    image: 'covers/coast-morning-960x600.webp',
    title_ar: 'سباق المدينة: ١١٢ عدّاءً من المديرية',
    title_en: '112 runners from the Directorate in the city marathon',
    description_ar:
      'ركض ١١٢ من ضباط المديرية وأفرادها في شوارع العاصمة، منهم ٣٧ في المسافة الكاملة. وسجّل العريف إيلي نهر أفضل وقت بين المشاركين: ساعتان و٤٨ دقيقة.\n\nوتولّت فرق من المديرية تأمين المياه والإسعاف عند الكيلومتر ٢٩.',
    description_en:
      'A hundred and twelve officers and staff ran through the city, 37 of them the full distance. Corporal Elie Nahr had the best time of the group, 2 hours 48 minutes.\n\nOther colleagues kept the water and first-aid post at kilometre 29.',
    date_ar: 'الأحد ٨ تشرين الثاني ٢٠٢٦',
    date_en: 'Sunday 8 November 2026',
  },
  {
    image: 'covers/running-track-960x600.webp',
    title_ar: 'فوز فريق كرة السلة في افتتاح الدوري',
    title_en: 'Basketball team opens the league with a win',
    description_ar:
      'فاز فريق المديرية على ضيفه بنتيجة ٧٨–٧١ بعد مباراة متقاربة حُسمت في الدقيقتين الأخيرتين، وسجّل سامي عرزال ٢٤ نقطة و١١ متابعة.\n\nالمباراة المقبلة: السبت ٢٨ تشرين الثاني، الساعة ١٧:٠٠.',
    description_en:
      'A close game was settled in the last two minutes, and the Directorate’s team beat its visitors 78–71. Sami Irzal had 24 points and 11 rebounds.\n\nNext game: Saturday 28 November, 17:00.',
    date_ar: 'الأحد ١٥ تشرين الثاني ٢٠٢٦',
    date_en: 'Sunday 15 November 2026',
  },
] satisfies ContentDraft[];
