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
~ الاستقلل | admin-news: مذكّرة
`;
