import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/tender-dossier-960x600.webp',
    title_ar: 'تلزيم تقديم إطارات وبطاريات للآليات',
    title_en: 'Supply of tyres and batteries for vehicles',
    description_ar:
      'تجري المديرية الوطنية مناقصة عمومية لتقديم إطارات وبطاريات، رقمها T-2026/03. تُقدَّم العروض قبل الثانية عشرة من ظهر الخميس ٢ نيسان ٢٠٢٦.',
    description_en:
      'Public tender T-2026/03 for tyres and batteries. Bids are due by noon on Thursday 2 April 2026.',
    date_ar: 'الثلاثاء ١٠ آذار ٢٠٢٦',
    date_en: 'Tuesday 10 March 2026',
    reference: 'T-2026/03',
    opens_at: '2026-03-10T06:00:00.000Z',
    closes_at: '2026-04-02T09:00:00.000Z',
  },
  {
    image: 'covers/tender-dossier-960x600.webp',
    title_ar: 'نتيجة المناقصة T-2026/03: إطارات وبطاريات للآليات',
    title_en: 'Result of tender T-2026/03: tyres and batteries',
    description_ar:
      'قُدّمت خمسة عروض، استُبعد واحد منها لأن كفالته غير مستوفاة. رسا التلزيم على أدنى العروض المقبولة سعرًا، وأُبلغ جميع العارضين بالنتيجة خطّيًا.',
    description_en:
      'Five bids were received; one was set aside because its guarantee was incomplete. The contract goes to the lowest of the bids admitted, and all bidders have been told in writing.',
    date_ar: 'الخميس ١٦ نيسان ٢٠٢٦',
    date_en: 'Thursday 16 April 2026',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'مناقصة لتقديم قرطاسية ومطبوعات',
    title_en: 'Tender for stationery and printed forms',
    description_ar: 'دفتر الشروط في مصلحة اللوازم، الطبقة الثانية، المكتب ٢٠٧، من الثامنة إلى الثانية.',
    description_en:
      'Tender documents may be collected from the Supplies Service, second floor, office 207, between 8 a.m. and 2 p.m.',
    date_ar: 'الثلاثاء ٢١ نيسان ٢٠٢٦',
    date_en: 'Tuesday 21 April 2026',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'أشغال ترميم واجهات مبنى مديرية الشمال',
    title_en: 'Restoration of the façades of the North directorate',
    description_ar:
      'تشمل الأشغال تنظيف الحجر الرملي وتكحيل الفواصل وإصلاح سبع قناطر، وفق مواصفات الملف T-2026-07-specifications.pdf.\n\nزيارة الموقع إلزامية، وتجري يوم الأربعاء ٣ حزيران ٢٠٢٦ عند العاشرة صباحًا.',
    description_en:
      'The work covers cleaning the sandstone, repointing, and repairs to seven arches, as set out in T-2026-07-specifications.pdf.\n\nA visit to the site is compulsory: Wednesday 3 June 2026, 10 a.m.',
    date_ar: 'الاثنين ٢٥ أيار ٢٠٢٦',
    date_en: 'Monday 25 May 2026',
  },
  {
    image: 'covers/fields-at-harvest-960x600.webp',
    title_ar: 'تركيب نظام طاقة شمسية في معهد التدريب',
    title_en: 'Solar power for the Training Institute',
    description_ar:
      'تعلن المديرية عن مناقصة عمومية على أساس تقديم أسعار لتصميم نظام طاقة شمسية قدرته ١٢٠ كيلوواط وتركيبه وصيانته ثلاث سنوات.\n\nضمان العرض: ٣ في المئة من قيمته.\nمدة التنفيذ: ١٢٠ يومًا من أمر المباشرة.\nآخر موعد للتقديم: الجمعة ٢٤ تموز ٢٠٢٦، الساعة ١٢:٠٠.\n\nتُفضّ العروض في جلسة علنية في اليوم نفسه عند الواحدة بعد الظهر.',
    description_en:
      'Public tender, by price, for the design, installation and three years’ maintenance of a 120 kW solar power system.\n\nBid guarantee: 3 per cent of the bid.\nCompletion: 120 days from the order to begin.\nClosing date: Friday 24 July 2026, 12:00.\n\nBids will be opened in public session the same day at 1 p.m.',
    date_ar: 'الثلاثاء ٣٠ حزيران ٢٠٢٦',
    date_en: 'Tuesday 30 June 2026',
    reference: 'T-2026/09',
    closes_at: '2026-07-24T09:00:00.000Z',
  },
  {
    image: 'covers/tender-dossier-960x600.webp',
    title_ar: 'صيانة المصاعد في المقرّ العام',
    title_en: 'Lift maintenance at headquarters',
    description_ar: 'عقد صيانة سنوي لأربعة مصاعد، يُلزَّم بطريقة استدراج العروض.',
    description_en: 'Yearly maintenance of four lifts, by request for quotations.',
    date_ar: 'الاثنين ٢٧ تموز ٢٠٢٦',
    date_en: 'Monday 27 July 2026',
    reference: 'T-2026/11',
    closes_at: '2026-08-28T09:00:00.000Z',
  },
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'إلغاء المناقصة T-2026/09: طاقة شمسية في معهد التدريب',
    title_en: 'Tender T-2026/09 cancelled: solar power for the Training Institute',
    description_ar:
      'تقرّر إلغاء المناقصة لأن عرضًا واحدًا استوفى الشروط الفنية، وسعره يفوق القيمة التقديرية. تُعاد الكفالات إلى أصحابها خلال أسبوع، وتُطرح مناقصة جديدة بعد تعديل المواصفات.',
    description_en:
      'The tender is cancelled: only one bid met the technical conditions, and its price was above the estimate. Guarantees will be returned within a week, and a new tender will follow once the specifications have been revised.',
    date_ar: 'الأربعاء ١٢ آب ٢٠٢٦',
    date_en: 'Wednesday 12 August 2026',
  },
  {
    image: 'covers/fields-at-harvest-960x600.webp',
    title_ar: 'تقديم مواد غذائية لمطعم المعهد',
    title_en: 'Foodstuffs for the Institute’s canteen',
    description_ar:
      'تُستدرج عروض لتقديم خضر وفاكهة وألبان ولحوم مبرّدة لثلاثة أشهر تبدأ في ١ تشرين الأول. ويشترط تقديم شهادة سلامة غذاء سارية.',
    description_en:
      'Quotations are invited for vegetables, fruit, dairy produce and chilled meat for three months from 1 October. A valid food-safety certificate is required.',
    date_ar: 'الاثنين ٢٤ آب ٢٠٢٦',
    date_en: 'Monday 24 August 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'تجهيز غرفة عمليات إقليمية',
    title_en: 'Equipment for a regional operations room',
    description_ar:
      'موضوع المناقصة T-2026/14 تجهيز غرفة العمليات في مديرية البقاع، على ثلاثة أقسام:\n- القسم الأول: شاشات عرض عدد ٦.\n- القسم الثاني: محطات عمل عدد ١٢.\n- القسم الثالث: وحدة تغذية غير منقطعة (UPS) بقدرة 20 kVA.\n\nيحقّ للعارض الاشتراك في قسم أو أكثر.',
    description_en:
      'Tender T-2026/14 equips the operations room of the Bekaa directorate, in three lots:\n- Lot 1: six display screens;\n- Lot 2: twelve workstations;\n- Lot 3: one 20 kVA uninterruptible power supply.\n\nBids may be made for one lot or more.',
    date_ar: 'الاثنين ٢١ أيلول ٢٠٢٦',
    date_en: 'Monday 21 September 2026',
    reference: 'T-2026/14',
    closes_at: '2026-11-02T10:00:00.000Z',
  },
  {
    image: 'covers/tender-dossier-960x600.webp',
    title_ar: 'إعلان نتيجة المناقصة T-2026/11',
    title_en: 'Result of tender T-2026/11',
    description_ar:
      'رسا التلزيم مؤقتًا على صاحب السعر الأدنى من بين أربعة عارضين. مهلة الاعتراض عشرة أيام من تاريخ هذا الإعلان.',
    description_en:
      'The contract has been awarded, provisionally, to the lowest of four bidders. Objections may be lodged within ten days of this notice.',
    date_ar: 'الأربعاء ٧ تشرين الأول ٢٠٢٦',
    date_en: 'Wednesday 7 October 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'تمديد مهلة المناقصة T-2026/14: تجهيز غرفة عمليات إقليمية',
    title_en: 'Tender T-2026/14 for the operations room: closing date put back',
    description_ar:
      'طلب عدد من العارضين وقتًا إضافيًا لمعاينة الموقع، فمُدّدت المهلة أسبوعين.\n\nتُقبل العروض حتى ظهر الاثنين ٢ تشرين الثاني ٢٠٢٦، ويبقى سائر الشروط على حاله.',
    description_en:
      'Several bidders asked for more time to see the site, and the closing date has been put back by two weeks.\n\nBids are due by noon on Monday 2 November 2026. All other conditions stand.',
    date_ar: 'الاثنين ١٢ تشرين الأول ٢٠٢٦',
    date_en: 'Monday 12 October 2026',
    closes_at: '2026-11-02T10:00:00.000Z',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'شراء ست سيارات إسعاف خفيفة',
    title_en: 'Purchase of six light ambulances',
    description_ar:
      'تُعلن المديرية عن مناقصة عمومية لشراء ست سيارات إسعاف خفيفة للمسالك الجبلية، مع التدريب على استعمالها.\n\nتقدَّم العروض في مغلّفين مختومين، فنّي ومالي، إلى قلم مصلحة اللوازم قبل ظهر الخميس ٢٦ تشرين الثاني ٢٠٢٦، ولا يُقبل أي عرض يصل بعد ذلك مهما كان السبب.\n\nويمكن طرح الأسئلة خطّيًا على tenders@example.org حتى ١٨ تشرين الثاني، وتُنشر الأجوبة للجميع في وقت واحد.\n\nالكفالة المؤقتة: ٥٠٬٠٠٠٬٠٠٠ ليرة لبنانية.\n\nيُعلن اسم الفائز على هذا الموقع خلال عشرة أيام عمل من جلسة الفضّ، مع أسعار جميع العارضين.',
    description_en:
      'Public tender for six light ambulances suited to mountain tracks, with training in their use.\n\nBids go, in two sealed envelopes, one technical and one financial, to the registry of the Supplies Service before noon on Thursday 26 November 2026. None will be accepted later, whatever the reason.\n\nWritten questions to tenders@example.org until 18 November; the answers will be published to everyone at once.\n\nProvisional guarantee: LBP 50,000,000.\n\nThe winner will be named on this website within ten working days of the opening, together with the prices of all bidders.',
    date_ar: 'الأربعاء ٢٨ تشرين الأول ٢٠٢٦',
    date_en: 'Wednesday 28 October 2026',
    reference: 'T-2026/16',
    opens_at: '2026-10-28T06:00:00.000Z',
    closes_at: '2026-11-26T10:00:00.000Z',
  },
  {
    image: 'covers/stone-facade-960x600.webp',
    title_ar: 'تأمين خدمات تنظيف للمراكز الإقليمية',
    title_en: 'Cleaning services for the regional offices',
    description_ar:
      'استدراج عروض لخدمات تنظيف ثمانية مراكز خلال سنة ٢٠٢٧، مع اشتراط تسجيل العمّال في الضمان الاجتماعي.',
    description_en:
      'Quotations are invited for cleaning eight offices throughout 2027. Workers must be registered with social security.',
    date_ar: 'الأربعاء ١١ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 11 November 2026',
    reference: 'T-2026/17',
    closes_at: '2026-12-16T10:00:00.000Z',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'نتيجة المناقصة T-2026/14: تجهيز غرفة عمليات إقليمية',
    title_en: 'Result of tender T-2026/14: regional operations room',
    description_ar:
      'رسا القسم الأول والقسم الثاني على عارض واحد، والقسم الثالث على عارض آخر. وترد أسعار جميع العروض في محضر جلسة الفضّ المرفق.\n\nمهلة الاعتراض عشرة أيام من تاريخ هذا الإعلان.',
    description_en:
      'Lot 1 and lot 2 go to one bidder, and lot 3 to another. The prices of all bids are in the minutes of the opening, attached.\n\nObjections may be lodged within ten days of this notice.',
    date_ar: 'الأربعاء ١٨ تشرين الثاني ٢٠٢٦',
    date_en: 'Wednesday 18 November 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'ملحق رقم ١ بالمناقصة T-2026/16: أجوبة عن أسئلة العارضين',
    title_en: 'Addendum 1 to tender T-2026/16: answers to bidders',
    description_ar:
      'يتضمّن الملحق المرفق الأجوبة عن الأسئلة التي وردت حتى ١٨ تشرين الثاني ٢٠٢٦، وهو جزء لا يتجزّأ من دفتر الشروط الخاصة. ولا يتغيّر الموعد الأخير لتقديم العروض.',
    description_en:
      'The addendum, attached, answers the questions received by 18 November 2026 and forms part of the particular conditions. The closing date for bids is unchanged.',
    date_ar: 'الخميس ١٩ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 19 November 2026',
  },
  {
    image: 'covers/tender-dossier-960x600.webp',
    title_ar: 'بيع أوراق تالفة وأثاث مستعمل بالمزاد العلني',
    title_en: 'Auction of waste paper and used furniture',
    description_ar:
      'يُجرى المزاد يوم الأربعاء ٩ كانون الأول ٢٠٢٦ عند العاشرة صباحًا في مستودع المعهد، ويمكن المعاينة في اليوم السابق.',
    description_en:
      'The auction is at 10 a.m. on Wednesday 9 December 2026 in the Institute’s store. Lots may be seen the day before.',
    date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
    date_en: 'Friday 20 November 2026',
  },
] satisfies ContentDraft[];
