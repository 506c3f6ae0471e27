/** A word or sentence in both languages; `{place}` and the like are places of words. */
export type Pair = readonly [ar: string, en: string];

/** Words by the places in sentences that they fill. Places are towns of the country, names are invented. */
export const words: Record<string, readonly Pair[]> = {
  place: pairs(`
    بيروت Beirut|طرابلس Tripoli|صيدا Sidon|صور Tyre|زحلة Zahle|بعلبك Baalbek|الهرمل Hermel|جبيل Byblos|جونية Jounieh|البترون Batroun|النبطية Nabatieh|
    مرجعيون Marjayoun|حاصبيا Hasbaya|جزين Jezzine|عاليه Aley|بعبدا Baabda|راشيا Rashaya|حلبا Halba|زغرتا Zgharta|بشري Bsharri|أميون Amioun|
    المنية Minieh|الدامور Damour|شتورة Chtaura|رياق Rayak|بنت_جبيل Bint_Jbeil|إهدن Ehden|دوما Douma|تنورين Tannourine|المتن Metn|كسروان Keserwan|الشوف Chouf|الكورة Koura|
    الضنية Danniyeh|عكار Akkar|البقاع Bekaa|الأشرفية Achrafieh|الحمرا Hamra|فرن_الشباك Furn_el-Chebbak|برج_حمود Bourj_Hammoud|سن_الفيل Sin_el-Fil`),
  first: pairs(
    'رامي Rami|كريم Karim|نادر Nader|وسيم Wassim|زياد Ziad|هاني Hani|مازن Mazen|فادي Fadi|بسام Bassam|وليد Walid|ليلى Layla|هدى Huda|ريم Rim|سلمى Salma|منى Mona|دانا Dana|ندى Nada|غادة Ghada|كمال Kamal|أمين Amin|لبنى Lubna|سامر Samer|يارا Yara|جاد Jad|إيلي Elie|مايا Maya|حليم Halim|وجيه Wajih|أنيس Anis|فؤاد Fouad',
  ),
  family: pairs(
    'سنديان Sindian|صفصاف Safsaf|بنفسج Banafsaj|حرمون Harmoun|نهر Nahr|غدير Ghadir|ياسمين Yasmin|سروة Sarweh|صنوبر Snawbar|كرمة Karmeh|مرجة Marjeh|نبعة Nabaa|رابية Rabieh|سهيل Souhail|وردان Wardan|عرزال Irzal|بيدر Baydar|سنبل Sonbol|زعرور Zaarour|قصعين Qasin|ريحان Rihan|زنبق Zanbaq|توتة Touteh|جوزة Jawzeh|لوزة Lawzeh|صخرة Sakhra|وادي Wadi|غيمة Ghaymeh|نجمة Najmeh|شلال Shallal|خابية Khabieh|معصرة Maasra|طاحون Tahoun|قنطرة Qantara|بستان Bustan|حبق Habaq|نعناع Naanaa|خرنوب Kharnoub|أرزة Arzeh|شوحة Shouha',
  ),
  rank: pairs(
    'الرقيب Sergeant|العريف Corporal|المفتّش Inspector|النقيب Captain|الرائد Major|المقدّم Lieutenant_Colonel|العقيد Colonel|العميد Brigadier_General',
  ),
  unit: pairs(
    'مصلحة_اللوازم the_Supplies_Service|المصلحة_الطبية the_Medical_Service|مصلحة_الهندسة the_engineering_service|معهد_التدريب the_Training_Institute|غرفة_العمليات the_operations_room|المفتّشية the_Inspectorate|المكتب_الإعلامي the_Media_Department|مديرية_الشمال the_North_directorate|مديرية_الجنوب the_South_directorate|قسم_المعلوماتية the_computing_department|أمانة_السرّ the_registry|مكتب_الشكاوى the_complaints_office',
  ),
  goods: pairs(
    'أجهزة_حاسوب computers|طابعات printers|أثاث_مكتبي office_furniture|إطارات tyres|بطاريات batteries|محروقات fuel|ألبسة_شتوية winter_clothing|أحذية boots|كاميرات_مراقبة cameras|أجهزة_لاسلكي radios|مواد_تنظيف cleaning_materials|مواد_غذائية foodstuffs|أدوية medicines|معدّات_إنقاذ rescue_equipment|ألواح_شمسية solar_panels|مصاعد lifts|مولّدات_كهرباء generators|قرطاسية stationery|خوادم servers|سترات_عاكسة reflective_jackets|خيم tents|مضخات_مياه water_pumps|أجهزة_إطفاء fire_extinguishers|سيارات_إسعاف ambulances|دراجات_نارية motorcycles|قوارب_إنقاذ rescue_boats|مكيّفات air_conditioners|أسرّة beds|خزائن_حديد steel_cabinets|شاشات_عرض display_screens',
  ),
  work: pairs(
    'صيانة maintenance|تقديم supply|تركيب installation|ترميم restoration|تأهيل renovation|نقل transport|تنظيف cleaning|تأمين insurance|طباعة printing|فحص inspection|تجهيز equipment|إصلاح repair',
  ),
  job: pairs(
    'مفتّشين inspectors|مهندسين engineers|محاسبين accountants|مترجمين translators|ممرّضين nurses|أطباء doctors|محرّرين clerks|سائقين drivers|تقنيين technicians|أمناء_محفوظات archivists|رقباء sergeants|مدرّبين trainers|حقوقيين lawyers|مبرمجين programmers|كهربائيين electricians|إعلاميين press_officers',
  ),
  crime: pairs(
    'سرقة theft|احتيال fraud|تزوير forgery|ابتزاز blackmail|تهريب smuggling|سلب robbery|انتحال_صفة impersonation|اعتداء assault|ترويج_مخدرات drug_dealing|خطف abduction|اختلاس embezzlement|إطلاق_نار shooting',
  ),
  thing: pairs(
    'سيارات cars|دراجات_نارية motorcycles|هواتف telephones|مجوهرات jewellery|مستندات documents|عملات banknotes|أدوية medicines|قطع_غيار spare_parts|أسلاك_كهرباء electric_cables|عطور perfume|أغذية foodstuffs|سجائر cigarettes|أسلحة weapons|حواسيب computers|آثار antiquities|محروقات fuel|مواشٍ livestock|لوحات_سير number_plates|بطاقات_مصرفية bank_cards|أخشاب timber',
  ),
  topic: pairs(
    'السلامة_المرورية road_safety|الجرائم_الإلكترونية cybercrime|مكافحة_المخدرات drug_prevention|الإسعاف_الأولي first_aid|حقوق_الإنسان human_rights|لغة_الإشارة sign_language|إدارة_الأزمات crisis_management|الوقاية_من_الحرائق fire_prevention|حماية_البيئة protecting_the_environment|خدمة_المواطن service_to_citizens|الذكاء_الاصطناعي artificial_intelligence|حماية_البيانات data_protection|العنف_الأسري domestic_violence|الأدلّة_الرقمية digital_evidence|الكوارث_الطبيعية natural_disasters|اللغة_الواضحة plain_language|التطوّع volunteering|مكافحة_الفساد fighting_corruption',
  ),
  sport: pairs(
    'كرة_السلة basketball|كرة_القدم football|الكرة_الطائرة volleyball|السباحة swimming|الجودو judo|الرماية shooting|ألعاب_القوى athletics|الدراجات cycling|كرة_الطاولة table_tennis|الجري running',
  ),
  result: pairs('الأول first|الثاني second|الثالث third|الرابع fourth|الخامس fifth'),
  paper: pairs(
    'إفادة certificate|بطاقة_هوية identity_card|سجلّ_عدلي police_record|إخراج_قيد civil_extract|رخصة permit|جواز_سفر passport|تصريح declaration|إيصال receipt',
  ),
};

function pairs(list: string): Pair[] {
  return list
    .trim()
    .split(/\|\s*/)
    .map((each) => each.split(' ').map((side) => side.replaceAll('_', ' ')) as [string, string]);
}
