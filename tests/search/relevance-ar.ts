/**
 * Arabic queries and their best results among the sample items, the best ones of equal rank: `section: beginning of the title`. A
 * query after `~` has one wrong letter in a word, and its results are those of the correction.
 */
export const relevanceAr = `
مباراة المفتشين | recruitments: مباراة لتطويع; recruitments: تصحيح إعلان
مباراه مفتشين متدربين | recruitments: مباراة لتطويع; recruitments: تصحيح إعلان
تطويع متدربين | recruitments: مباراة لتطويع
R-2026/01 | recruitments: مباراة لتطويع
ر/٢٠٢٦ تطويع | recruitments: مباراة لتطويع
تمديد مهلة الطلبات | recruitments: تصحيح إعلان
تصحيح اعلان | recruitments: تصحيح إعلان
مهندس برمجيات | recruitments: تعاقد مع مهندسَي
مهندسين برمجيات | recruitments: تعاقد مع مهندسَي
محلل امن المعلومات | recruitments: تعاقد مع مهندسَي
سيرة ذاتية | recruitments: تعاقد مع مهندسَي
نتائج المباراة الخطية | recruitments: نتائج المباراة
مقابلات | recruitments: نتائج المباراة
ممرضين | recruitments: تعاقد مع أطباء
ممرضات واطباء | recruitments: تعاقد مع أطباء
المصلحه الطبيه | recruitments: تعاقد مع أطباء
لغة الاشارة | recruitments: وظائف للناطقين
وظائف مترجمين لغة الإشارة | recruitments: وظائف للناطقين
السلك الإداري | recruitments: مباراة لملء; recruitments: مواعيد تسليم
"السلك الاداري" محاسبين | recruitments: مباراة لملء
مراكز شاغرة | recruitments: مباراة لملء
محررون ومحاسبون | recruitments: مباراة لملء
سجل عدلي | recruitments: مباراة لملء
تدريب صيفي | recruitments: برنامج تدريب صيفي
طلاب الجامعات | recruitments: برنامج تدريب صيفي
بطاقات الاشتراك | recruitments: مواعيد تسليم
ADM-٢٠٢٦-٠١١٨ | recruitments: مواعيد تسليم
adm 2026 118 | recruitments: مواعيد تسليم
إطارات وبطاريات | tenders: تلزيم تقديم إطارات; tenders: نتيجة المناقصة T-2026/03
T-٢٠٢٦/٠٣ | tenders: تلزيم تقديم إطارات; tenders: نتيجة المناقصة T-2026/03
t 2026 3 | tenders: تلزيم تقديم إطارات; tenders: نتيجة المناقصة T-2026/03
قرطاسيه | tenders: مناقصة لتقديم قرطاسية
قرطاسية ومطبوعات | tenders: مناقصة لتقديم قرطاسية
دفتر الشروط في مصلحة اللوازم | tenders: مناقصة لتقديم قرطاسية
ترميم واجهات | tenders: أشغال ترميم
اشغال الترميم في مديرية الشمال | tenders: أشغال ترميم
الحجر الرملي | tenders: أشغال ترميم
طاقة شمسية | tenders: تركيب نظام; tenders: إلغاء المناقصة
الطاقه الشمسيه معهد التدريب | tenders: تركيب نظام; tenders: إلغاء المناقصة
الغاء المناقصة | tenders: إلغاء المناقصة
T-2026/09 | tenders: تركيب نظام; tenders: إلغاء المناقصة
صيانة مصاعد | tenders: صيانة المصاعد
المصاعد | tenders: صيانة المصاعد
T202611 | tenders: صيانة المصاعد; tenders: إعلان نتيجة
نتيجة المناقصة T/٢٠٢٦/١١ | tenders: إعلان نتيجة
مواد غذائيه | tenders: تقديم مواد غذائية
خضار فواكه البان لحوم | tenders: تقديم مواد غذائية
مطعم المعهد | tenders: تقديم مواد غذائية
غرفة عمليات اقليمية | tenders: تجهيز غرفة; tenders: تمديد مهلة; tenders: نتيجة المناقصة T-2026/14
تجهيز غرفة العمليات -نتيجة -تمديد | tenders: تجهيز غرفة
شاشات عرض | tenders: تجهيز غرفة
سيارات إسعاف | tenders: شراء ست
سيارة اسعاف | tenders: شراء ست
الكفالة المؤقتة ٥٠٬٠٠٠٬٠٠٠ | tenders: شراء ست
كفالة 50000000 ليرة | tenders: شراء ست
ملحق اجوبة عن اسئلة العارضين | tenders: ملحق رقم
خدمات تنظيف | tenders: تأمين خدمات
تنظيف المراكز الاقليمية | tenders: تأمين خدمات
مزاد علني | tenders: بيع أوراق
اثاث مستعمل | tenders: بيع أوراق
دوام صيفي | admin-news: دوام صيفي
دوام المراكز في الصيف | admin-news: دوام صيفي
نموذج طلب افادة | admin-news: نموذج موحّد
N-01 | admin-news: نموذج موحّد
مكتب بيروت الثاني | admin-news: انتقال مكتب
دفع الرسوم بالبطاقة | admin-news: دفع الرسوم
بطاقه مصرفيه | admin-news: دفع الرسوم
تشكيلات ادارية | admin-news: تشكيلات
تقديم الطلبات من المنزل | admin-news: أحد عشر
المدخل الشمالي | admin-news: إقفال مدخل
رقم غرفة العمليات | admin-news: رقم واحد
إقفال عيد الاستقلال | admin-news: مذكّرة
استطلاع رأي المراجعين | admin-news: استطلاع
كلمة المرور | articles: كلمة المرور
كلمه مرور | articles: كلمة المرور
حماية المبلغين | articles: الشاهد
"الإشارة الحمراء" | articles: لماذا نتوقف
أمين محفوظات متقاعد | articles: حارس الأرشيف
بوصلة وخريطة | articles: خريطة وبوصلة
الجار | articles: الجار أولًا
مكتبة | directorate-activities: مكتبة متنقلة
مكتبة متنقله | directorate-activities: مكتبة متنقلة
حملة تشجير | directorate-activities: حملة تشجير
تنظيف شاطئ صور | directorate-activities: حملة تنظيف
شاطيء صور | directorate-activities: حملة تنظيف
حجز موعد | directorate-activities: إطلاق خدمة
مناورة اخلاء | directorate-activities: مناورة
قرى نائية | directorate-activities: قافلة صحية
مخدرات في المدرسة | directorate-activities: ندوة
كرة السلة | sports-news: فوز فريق كرة السلة; sports-news: مواعيد التمارين
كره الطائره | sports-news: فريق كرة الطائرة; sports-news: مواعيد التمارين
دورة سباحة | sports-news: دورة سباحة
جودو | sports-news: ذهبيتان; sports-news: مواعيد التمارين
سباق الجبل | sports-news: سباق الجبل
الذكاء الإصطناعي | studies: الذكاء الاصطناعي
إحتيال إلكتروني | studies: أنماط الاحتيال
مسالك جبلية | studies: خريطة مخاطر
ثقة المواطنين | studies: ثقة المواطن
شهادات قيادة مزورة | security-news: ضبط مطبعة
سرقة دراجات نارية | security-news: توقيف مشتبه بهما
مضخات مياه مسروقه عكار | security-news: استعادة مضخات
موسم الزيتون | security-news: حماية موسم
ابتزاز الكتروني | security-news: توقيف مشتبه به في ابتزاز
معرض كتاب | security-news: تدابير سير
وادي قنوبين | security-news: إنقاذ متنزّه
شتاء آمن | security-news: انطلاق حملة «شتاء آمن»; manager-activities: تفقّد محطات
عطور مقلدة | security-news: ضبط عطور
زورق صيد البترون | security-news: إنقاذ زورق
ادوية غير مسجلة | security-news: ضبط أدوية
هواتف مهربة | security-news: ضبط هواتف
اتحادات البلديات | manager-activities: اللواء رابية يلتقي
ذوي الاعاقة | manager-activities: المدير العام يستقبل ممثّلي
التحول الرقمي | manager-activities: اجتماع لمتابعة
~ قرطاصية | tenders: مناقصة لتقديم قرطاسية
~ القرطاسيا | tenders: مناقصة لتقديم قرطاسية
~ المصاعض | tenders: صيانة المصاعد
~ سيارات اسعلف | tenders: شراء ست
~ مفتيشن متدربين | recruitments: مباراة لتطويع; recruitments: تصحيح إعلان
~ الاستقلل | admin-news: مذكّرة; manager-activities: كلمة المدير; directorate-activities: مشاركة المديرية
مباراه المفتشين 2026 | recruitments: مباراة لتطويع ١٥٠; recruitments: تصحيح إعلان
نتايج المباراه | recruitments: نتائج المباراة الخطّية
وظايف ممرضين | recruitments: تعاقد مع أطباء
اطبا بيروت وزحله | recruitments: تعاقد مع أطباء
لغه الاشاره | recruitments: وظائف للناطقين
الدفع بالبطاقه | admin-news: دفع الرسوم
دوام الصيف | admin-news: دوام صيفي
النموذج N01 | admin-news: نموذج موحّد
رقم غرفه العمليات | admin-news: رقم واحد
961 1 000 112 | admin-news: رقم واحد
حجز موعد بالمراكز | directorate-activities: إطلاق خدمة المواعيد
سرقة دراجات ناريه | security-news: توقيف مشتبه بهما في سرقة دراجات
~ تذوير شهادات قياده | security-news: ضبط مطبعة
المخدرات بالمدارس | directorate-activities: ندوة عن مخاطر
"عيد الاستقلال" اقفال | admin-news: مذكّرة إقفال
عيد الاستقلال -كلمة -مذكرة | directorate-activities: مشاركة المديرية
t2026/16 اسعاف | tenders: شراء ست
مناقصه رقم T 2026 - 14 | tenders: تجهيز غرفة عمليات; tenders: تمديد مهلة المناقصة; tenders: نتيجة المناقصة T-2026/14
نتيجة المناقصة ١٤/٢٠٢٦ | tenders: نتيجة المناقصة T-2026/14
سياره اسعاف | tenders: شراء ست
مزاد علني اثاث | tenders: بيع أوراق
ترميم مبنى الشمال | tenders: أشغال ترميم
طاقه شمسيه -الغاء | tenders: تركيب نظام
الغا مناقصة الطاقة الشمسيه | tenders: إلغاء المناقصة
مسن ضايع بالاشرفيه | security-news: العثور على مسنّ
طفل ضايع بسوق طرابلس | security-news: العثور على طفل
سيول جزين | security-news: إجلاء عائلة
فحص اطارات السيارات مجانا | security-news: انطلاق حملة «شتاء آمن»
شتا امن | security-news: انطلاق حملة «شتاء آمن»; manager-activities: تفقّد محطات
اللوا رابيه | manager-activities: اللواء رابية
حقيبه مال زحلة | security-news: إعادة حقيبة
61 غرض مفقود | security-news: ٦١ غرضًا
مكتب المفقودات | security-news: ٦١ غرضًا
ups غرفة العمليات | tenders: تجهيز غرفة
form n-01 افاده | admin-news: نموذج موحّد
CV مهندسين برمجيات | recruitments: تعاقد مع مهندسَي
~ موضف رسمي | security-news: توقيف منتحل
~ الدكاء الاصطناعي | studies: الذكاء
حزام الامان مخالفات السرعه | security-news: حصيلة حملة «السرعة
حوادث السير تشرين الاول | security-news: حصيلة حوادث السير
„السلامه المروريه“ 2021-2025 | studies: حصيلة السلامة
فريق كره السله | sports-news: فوز فريق
مواعيد تمارين الجودو | sports-news: مواعيد التمارين
سباق المدينه | sports-news: سباق المدينة
ايلي نهر | sports-news: سباق الجبل; sports-news: سباق المدينة
تنظيف شاطى صور | directorate-activities: حملة تنظيف
~ اوتستراد الساحل | security-news: تحويل السير
مهله المباراه نيسان | recruitments: تصحيح إعلان
بطاقة الاشتراك بالاختبارات | recruitments: مواعيد تسليم
تدريب صيفي لطلاب الجامعه | recruitments: برنامج تدريب
مضخات عكار | security-news: استعادة مضخات
شاحنه عكس السير نفق شكّا | security-news: توقيف سائق شاحنة
حسابات مخترقه | security-news: استعادة حسابات
examp1e.org | security-news: دليل قصير
زياره المدير للبلده المتضرره من السيول | manager-activities: زيارة بلدة
تكريم المتقاعدين | directorate-activities: تكريم متقاعدي
رساله نصيه تحديث بيانات | security-news: تحذير من رسائل
٣١٢ متدرب | manager-activities: افتتاح السنة
۱۵۰ مفتش | recruitments: مباراة لتطويع ١٥٠
~ كسرون سرقة معدات | security-news: كشف ملابسات
صيانه المصاعد بالمقر | tenders: صيانة المصاعد
دفتر شروط قرطاسيه | tenders: مناقصة لتقديم قرطاسية
شو هني الاوراق المطلوبه لمباراه السلك الاداري | recruitments: مباراة لملء مراكز
كيف بدي اعرف الموقع المزور | security-news: دليل قصير
وين بقدر احجز موعد مسبق | directorate-activities: إطلاق خدمة المواعيد
`;
