/** Sentences of notices; `date-cases.ts` tells how a line is read. */
export const noticeCases = `
من الثامنة والنصف من صباح الاثنين الواقع في 2026/6/15 ولغاية الثانية من بعد ظهر الجمعة الواقع في 2026/6/19 ⇔ from 8.30 a.m. on Monday 15 June 2026 until 2 p.m. on Friday 19 June 2026
عملًا بأحكام المادة ٤٣ من القانون رقم ٢٤٤ تاريخ ١٩ تموز ٢٠٢١ ⇔ under Article 43 of Law No. 244 of 19 July 2021
بدل الاشتراك 250,000 ل.ل. (مئتان وخمسون ألف ليرة لبنانية فقط لا غير) ⇔ The fee is LBP 250,000 (two hundred and fifty thousand Lebanese pounds)
في تمام الساعة التاسعة ⇔ at 9 sharp
على الرقمين 01/123456 و01/123457 ⇔ on 01-123456 or 01-123457
الدفعة الأولى 30% والثانية 70% ⇔ 30% first, then 70%
خلال مهلة أقصاها 15 يومًا ⇔ within 15 days at most
أُنشئت سنة ألف وتسعمئة وثلاث وستين. ⇔ It was founded in 1963.
العام الدراسي 2026-2027 ⇔ the school year 2026/27
الساعة 9:00 صباحًا - 1:00 بعد الظهر ⇔ 9 a.m.–1 p.m.
من ٩ صباحًا لغاية ١٢ ظهرًا ⇔ 9 a.m. to noon
في 1/6/2026 الساعة 10 ⇔ at 10 a.m. on 1 June 2026
صورة بقياس ١٠ × ١٥ سم ⇔ a 10 × 15 cm picture
المرحلة الثالثة ⇔ Phase III
خمسة وسبعون ألفًا ⇔ 75,000
المادة الأولى ⇔ Article 1
من التاسعة إلى الخامسة ⇔ from 9 a.m. to 5 p.m.
من 1 إلى 5/12/2026 ⇔ 1–5 December 2026
من 28/11 حتى 5/12/2026 ⇔ from 28 November to 5 December 2026
المبلغ: ١٬٢٥٠٫٧٥ دولار ⇔ Amount: $1,250.75
عدد المقاعد: ٤٠ (أربعون) ⇔ Places: 40
بين الساعتين العاشرة والثانية عشرة ⇔ between 10 a.m. and noon
بين الساعة 10 والساعة 12 ⇔ between 10 and 12
للمرة الثالثة على التوالي ⇔ for the third time running
الثلاثاء والخميس من الرابعة حتى السادسة مساءً ⇔ Tuesdays and Thursdays, 4–6 p.m.
في غضون اثنتين وسبعين ساعة ⇔ within three days
بمعدّل ١٢ على ٢٠ ⇔ an average of 12/20
ساعة ونصف ⇔ 90 minutes
ثلاث ساعات ونصف ⇔ 3.5 hours
سنتان ونصف السنة ⇔ 30 months
في الأسبوع الأول من أيلول ⇔ in the first week of September
ليلة 24-25 كانون الأول ⇔ the night of 24 to 25 December
أُوقف في كانون الأول 24 شخصًا. ⇔ In December 24 people were held.
الطبقات من الأولى إلى الرابعة ⇔ floors 1 to 4
٧ من كل ١٠ ⇔ seven in ten
وُزّعت ثلاث دفعات: ١٠٠ و٢٠٠ و٣٠٠ وحدة ⇔ There were three batches: 100, 200 and 300 units
الساعة الحادية عشرة والدقيقة الثلاثون ⇔ at 11.30
الساعة الرابعة وخمس وأربعون دقيقة ⇔ at 4.45
القرار رقم 15 الصادر في 3/2/2026 ⇔ Decision No. 15 of 3 February 2026
الخميس الموافق 3 ديسمبر 2026م ⇔ Thursday 3 December 2026
الجمعة 1448/6/5هـ الموافق 2026/11/15م ⇔ 15 November 2026
من الثامنة والنصف من صباح الاثنين الواقع في 2026/6/15 ≠ from 8.30 a.m. on Monday 16 June 2026 : date
من الثامنة والنصف من صباح الاثنين الواقع في 2026/6/15 ≠ from 9.30 a.m. on Monday 15 June 2026 : time
من الثامنة والنصف من صباح الاثنين الواقع في 2026/6/15 ≠ from 8.30 a.m. on Tuesday 15 June 2026 : date
المادة ٤٣ من القانون رقم ٢٤٤ تاريخ ١٩ تموز ٢٠٢١ ≠ Article 34 of Law No. 244 of 19 July 2021 : number
المادة ٤٣ من القانون رقم ٢٤٤ تاريخ ١٩ تموز ٢٠٢١ ≠ Article 43 of Law No. 224 of 19 July 2021 : number
المادة ٤٣ من القانون رقم ٢٤٤ تاريخ ١٩ تموز ٢٠٢١ ≠ Article 43 of Law No. 244 of 9 July 2021 : date
المادة ٤٣ من القانون رقم ٢٤٤ تاريخ ١٩ تموز ٢٠٢١ ≠ Article 43 of Law No. 244 of 19 June 2021 : date
بدل الاشتراك 250,000 ل.ل. (مئتان وخمسون ألف ليرة) ≠ The fee is LBP 205,000 : amount
في تمام الساعة التاسعة ≠ at 10 sharp : number time
على الرقمين 01/123456 و01/123457 ≠ on 01-123456 or 01-123475 : phone
الدفعة الأولى 30% والثانية 70% ≠ 40% first, then 60% : percentage
الدفعة الأولى 30% والثانية 70% ≠ 30% first, then the rest : percentage
خلال مهلة أقصاها 15 يومًا ≠ within 5 days at most : number
خلال مهلة أقصاها 15 يومًا ≠ within a short time : number
أُنشئت سنة ألف وتسعمئة وثلاث وستين. ≠ It was founded in 1936. : number
العام الدراسي 2026-2027 ≠ the school year 2025/26 : number
الساعة 9:00 صباحًا - 1:00 بعد الظهر ≠ 9 a.m.–2 p.m. : time
من ٩ صباحًا لغاية ١٢ ظهرًا ≠ 9 a.m. to 2 p.m. : time
في 1/6/2026 الساعة 10 ≠ at 11 a.m. on 1 June 2026 : time
في 1/6/2026 الساعة 10 ≠ at 10 a.m. on 6 January 2026 : date
صورة بقياس ١٠ × ١٥ سم ≠ a 10 × 18 cm picture : number
المرحلة الثالثة ≠ Phase II : number
خمسة وسبعون ألفًا ≠ 57,000 : number
المادة الثانية ≠ Article 3 : number
من التاسعة إلى الخامسة ≠ from 9 a.m. to 4 p.m. : time
من 1 إلى 5/12/2026 ≠ 1–6 December 2026 : date
من 28/11 حتى 5/12/2026 ≠ from 27 November to 5 December 2026 : date
المبلغ: ١٬٢٥٠٫٧٥ دولار ≠ Amount: $1,250.57 : amount
عدد المقاعد: ٤٠ (أربعون) ≠ Places: 14 : number
بين الساعتين العاشرة والثانية عشرة ≠ between 10 a.m. and 1 p.m. : time
بين الساعة 10 والساعة 12 ≠ between 9 and 12 : number time
للمرة الثالثة على التوالي ≠ for the fourth time running : number
الثلاثاء والخميس من الرابعة حتى السادسة مساءً ≠ Tuesdays and Fridays, 4–6 p.m. : date
الثلاثاء والخميس من الرابعة حتى السادسة مساءً ≠ Tuesdays and Thursdays, 4–7 p.m. : time
في غضون اثنتين وسبعين ساعة ≠ within four days : number
بمعدّل ١٢ على ٢٠ ≠ an average of 13/20 : number
ساعة ونصف ≠ 80 minutes : number
ثلاث ساعات ونصف ≠ 4.5 hours : number
سنتان ونصف السنة ≠ 36 months : number
في الأسبوع الأول من أيلول ≠ in the first week of October : date
ليلة 24-25 كانون الأول ≠ the night of 23 to 24 December : date
أُوقف في كانون الأول 24 شخصًا. ≠ In December 42 people were held. : date number
الطبقات من الأولى إلى الرابعة ≠ floors 1 to 5 : number time
٧ من كل ١٠ ≠ eight in ten : number
وُزّعت ثلاث دفعات: ١٠٠ و٢٠٠ و٣٠٠ وحدة ≠ There were three batches: 100, 200 and 250 units : number
الساعة الرابعة وخمس وأربعون دقيقة ≠ at 4.55 : number time
القرار رقم 15 الصادر في 3/2/2026 ≠ Decision No. 15 of 2 March 2026 : date
الجمعة 1448/6/5هـ الموافق 2026/11/15م ≠ 25 November 2026 : date
نجح ٣٤١ مرشّحًا من أصل ٨٩٠. ≠ 341 of 980 candidates passed. : number
تبدأ المقابلات يوم الاثنين ٦ تموز ٢٠٢٦. ≠ Interviews begin on Monday 6 June 2026. : date
يُفتح التسجيل في ١ آذار ويُقفل في ٣١ منه. ≠ Registration is open from 1 March. : date
يُفتح التسجيل في ١ آذار ويُقفل في ٣١ منه. ⇔ Registration is open from 1 to 31 March.
الثلاثاء ٢٤ تشرين الثاني والخميس ٢٦ منه ⇔ Tuesday 24 and Thursday 26 November
الثلاثاء ٢٤ تشرين الثاني والخميس ٢٦ منه ≠ Tuesday 24 and Thursday 26 December : date
الثلاثاء ٢٤ تشرين الثاني والخميس ٢٦ منه ≠ Tuesday 24 and Friday 27 November : date
طائرة إف-16 ⇔ an F-16
طائرة إف-16 ≠ an F-15 : reference number
تضاعف العدد ثلاث مرات. ⇔ The number tripled.
في النصف الثاني من سنة 2026 ⇔ in the second half of 2026
الربع الأول من عام 2027 ⇔ the first quarter of 2027
الربع الأول من عام 2027 ≠ the first quarter of 2026 : number
العام ٢٠٢٦-٢٠٢٧ ⇔ the year 2026/2027
العام ٢٠٢٦-٢٠٢٧ ≠ the year 2026/2028 : number
الدوام: 8:00 - 14:00، الجمعة 8:00 - 11:00 ⇔ Hours: 8 a.m. to 2 p.m.; Fridays 8 to 11 a.m.
الدوام: 8:00 - 14:00، الجمعة 8:00 - 11:00 ≠ Hours: 8 a.m. to 2 p.m.; Fridays 8 to 10 a.m. : time
غرامة من 500 ألف إلى مليون ليرة ⇔ a fine of LBP 500,000 to LBP 1 million
غرامة من 500 ألف إلى مليون ليرة ≠ a fine of LBP 600,000 to LBP 1 million : amount
انفجار الرابع من آب ⇔ the 4 August explosion
انفجار الرابع من آب ≠ the 14 August explosion : date
حزيران – أيلول 2026 ⇔ June–September 2026
حزيران – أيلول 2026 ≠ July–September 2026 : date
الدورة الـ25 ⇔ the twenty-fifth session
الدورة الـ25 ≠ the twenty-fourth session : number
ثلاثة أرباع المراجعين ⇔ 75% of visitors
ثلاثة أرباع المراجعين ≠ 60% of visitors : percentage
تُقدَّم العروض في أربعة مغلّفات. ≠ Bids go in three envelopes. : number
مدة العقد ثلاث سنوات قابلة للتجديد. ≠ The contract is for two years, renewable. : number
مدة العقد سنتان قابلتان للتجديد. ≠ The contract is for three years, renewable. : number
يتراوح العمر بين ١٨ و٢٥ سنة. ≠ Candidates must be between 18 and 28 years of age. : number
١٢٠ كيلوواط ≠ 12 kW : number
بقدرة 20 kVA ≠ a 25 kVA supply : number
الحجم الأقصى 2 MB ≠ up to 5 MB : number
مهلة الاعتراض عشرة أيام. ≠ Objections may be lodged within fifteen days. : number
عاين الأطباء ٤٣٦ مريضًا و٧٠ تلميذًا. ≠ Doctors saw 436 patients and 17 schoolchildren. : number
انخفض الانتظار من ٥٢ دقيقة إلى ١٤. ≠ The wait fell from 52 minutes to 41. : number
١١ معاملة من أصل ١٨ ≠ 11 of the 17 procedures : number
عند الكيلومتر ٢٩ ≠ at kilometre 28 : number
ساعتان و٤٨ دقيقة ≠ 2 hours 38 minutes : number
ست دقائق و٤٠ ثانية ≠ six minutes and fourteen seconds : number
للاستعلام: 1717 من الاثنين إلى الجمعة ≠ Enquiries: 1718, Monday to Friday : number
يُقفل المدخل من ٢٦ تشرين الأول إلى ٦ تشرين الثاني. ≠ The gate is closed from 26 October to 6 December. : date
يُقفل المدخل من ٢٦ تشرين الأول إلى ٦ تشرين الثاني. ≠ The gate is closed from 26 October. : date
حتى الثلاثاء ١٤ نيسان ٢٠٢٦ ضمنًا ≠ up to and including Tuesday 14 April 2025 : date
الغرامة بين مليون وثلاثة ملايين ليرة ⇔ The fine is between one and three million pounds
بين مليونين وثلاثة ملايين زائر ⇔ between two and three million visitors
بين ٢ و٣ آلاف زائر ⇔ between 2,000 and 3,000 visitors
الغرامة بين مليون وثلاثة ملايين ليرة ≠ The fine is between one and four million pounds : amount
غرامة قدرها ثلاثة ملايين ليرة ≠ a fine of LBP 3,000 : amount
سعر الكيلوغرام ١٫٥ دولار ≠ A kilogram costs $15 : amount
رسم قدره ٥٠ ألف ليرة ≠ a fee of 15,000 pounds : amount
خلال شهرَي تموز وآب ⇔ in July and August
خلال شهرَي تموز وآب ≠ in July and September : date
الأشهر الستة الأولى من السنة ⇔ the first half of the year
أكثر من ألفَي شخص ⇔ more than 2,000 people
أكثر من ألفَي شخص ≠ more than 3,000 people : number
مضى على ذلك ربع قرن. ⇔ That was 25 years ago.
مضى على ذلك ربع قرن. ≠ That was 35 years ago. : number
ثلاثة عقود ⇔ thirty years
ثلاثة عقود ≠ twenty years : number
مدة الاختبار ساعة وربع. ⇔ The paper lasts 75 minutes.
مدة الاختبار ساعة وربع. ≠ The paper lasts 65 minutes. : number
مسدس عيار 9 ملم و3 مماشط ⇔ a 9 mm pistol and three magazines
مسدس عيار 9 ملم و3 مماشط ≠ a 7 mm pistol and three magazines : number
شاب في الثلاثين من عمره ⇔ a 30-year-old man
شاب في الثلاثين من عمره ≠ a 33-year-old man : number
القانون الرقم 28/2017 ≠ Law 28/2018 : reference
المراجعة من الاثنين إلى الخميس 8-14، الجمعة 8-11 ⇔ Monday to Thursday 8 a.m.–2 p.m., Friday 8–11 a.m.
المراجعة من الاثنين إلى الخميس 8-14، الجمعة 8-11 ≠ Monday to Thursday 8 a.m.–2 p.m., Friday 8–10 a.m. : number time
حتى الساعة الثانية عشرة والنصف ظهرًا ≠ until 11.30 a.m. : time
طابع مالي بقيمة 250 ألف ليرة ≠ a fiscal stamp of LBP 200,000 : amount
بكفالة ٣ في المئة ≠ with a guarantee of 0.3 per cent : percentage
`;
