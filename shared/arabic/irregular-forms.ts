/**
 * Folded words that share no stem: a singular and its plurals, a time and its adjective, an English verb with its participle
 * and its noun, and the two spellings of a word. They are those of administration, police and public life. Words of which one has another meaning, too,
 * are not among them («كتب», «صور», «آثار», “left”).
 */
export const irregularForms: readonly (readonly string[])[] = `
  مدرسه مدارس|مركز مراكز|مكتب مكاتب|طالب طلاب طلبه|طفل اطفال|وظيفه وظايف|جهاز اجهزه|رسم رسوم|ورقه اوراق|وثيقه وثايق|رخصه رخص|دفتر دفاتر|
  جواز جوازات|قانون قوانين|نظام انظمه|مشروع مشاريع|برنامج برامج|نموذج نماذج|مرسوم مراسيم|حاجز حواجز|طريق طرق طرقات|شارع شوارع|حادث حوادث|
  جريمه جرايم|سارق سارقون لصوص|لص لصوص|مجرم مجرمون|ضابط ضباط|عنصر عناصر|فرد افراد|مواطن مواطنون|شخص اشخاص|رجل رجال|امراه نساء|ولد اولاد|شاب شبان شباب|
  سايق سايقون|عامل عمال|تاجر تجار|محام محامون|طبيب اطباء|مهندس مهندسون|حقل حقول|نهر انهار|جبل جبال|مدينه مدن|قريه قري|منزل منازل|بيت بيوت|مبني مباني مبان|باب ابواب|
  موعد مواعيد|شهر اشهر شهور|يوم ايام|عام اعوام|اسبوع اسابيع|عيد اعياد|عرض عروض|شرط شروط|ملف ملفات|رقم ارقام|هاتف هواتف|حاسوب حواسيب|سلاح اسلحه|دواء ادويه|عطر عطور|
  دراجه دراجات|قارب قوارب|زورق زوارق|مصعد مصاعد|خيمه خيم خيام|سرير اسره|مولد مولدات|مضخه مضخات|سجل سجلات|خبر اخبار|نشاط انشطه|بيان بيانات|قرار قرارات|طلب طلبات|
  مبلغ مبالغ|ماده مواد|قطعه قطع|بضاعه بضايع|شهاده شهادات|دوره دورات|تمرين تمارين|فريق فرق|لاعب لاعبون|بطل ابطال|كاس كووس|جايزه جوايز|حمله حملات|خطر اخطار مخاطر|حريق حرايق|
  كلب كلاب|حيوان حيوانات|سياره سيارات|حافله حافلات|لوحه لوحات|اجنبي اجانب|سجين سجناء|موقوف موقوفون|مفقود مفقودون|جريح جرحي|شهيد شهداء|عسكري عسكريون|مدرب مدربون|خبير خبراء|زميل زملاء|رييس روساء|نايب نواب|وزير وزراء|قاض قضاه|
  صيف صيفي|شتاء شتوي|ربيع ربيعي|خريف خريفي|ليل ليلي|نهار نهاري|يوم يومي|اسبوع اسبوعي|شهر شهري|سنه سنوي|
  child children|woman women|man men|policewoman policewomen|policeman policemen|person people|thief thieves|wife wives|knife knives|foot feet|tooth teeth|shelf shelves|loaf loaves|half halves|criterion criteria|datum data|
  steal stole stolen theft|lose lost loss|find found|buy bought|pay paid payment|write wrote written|break broke broken|drive drove driven|choose chose chosen|
  forget forgot forgotten|take took taken|hold held|send sent|catch caught|speak spoke spoken|apply application|renew renewal|register registration|complain complaint|
  licence license|centre center|programme program|tyre tire|neighbour neighbor|colour color
`
  .trim()
  .split(/\|\s*/)
  .map((words) => words.split(' '));
