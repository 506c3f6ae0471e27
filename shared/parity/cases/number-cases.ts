/** Numbers in figures and words; `date-cases.ts` tells how a line is read. */
export const numberCases = `
مباراة لتطويع ١٥٠ مفتّشًا ⇔ Competition for 150 inspectors
مباراة لتطويع ۱۵۰ مفتّشًا ⇔ Competition for 150 inspectors
مباراة لتطويع 150 مفتّشًا ⇔ Competition for one hundred and fifty inspectors
مباراة لتطويع مئة وخمسين مفتّشًا ⇔ Competition for 150 inspectors
شراء ست سيارات إسعاف ⇔ Purchase of 6 ambulances
شراء ٦ سيارات إسعاف ⇔ Purchase of six ambulances
سبع قناطر ⇔ seven arches
ثمانية مترجمين ⇔ eight interpreters
في المحافظات الثماني ⇔ in all eight governorates
أحد عشر طلبًا ⇔ eleven applications
إحدى عشرة إفادة ⇔ 11 certificates
اثنا عشر موظفًا ⇔ twelve clerks
اثنتا عشرة وحدة ⇔ 12 units
ثلاثة عشر متدرّبًا ⇔ thirteen trainees
خمسة عشر يومًا ⇔ fifteen days
أسبوعان ⇔ 14 days
خلال أسبوعين ⇔ within a fortnight
ثلاثة أسابيع ⇔ 21 days
ثمانية عشر شهرًا ⇔ eighteen months
سنة ⇔ twelve months
نصف سنة ⇔ six months
نصف ساعة ⇔ 30 minutes
ربع ساعة ⇔ 15 minutes
خلال نصف ساعة ⇔ within half an hour
يومان ⇔ 48 hours
خلال ٢٤ ساعة ⇔ within a day
عشرون عنصرًا ⇔ twenty officers
واحد وعشرون متقاعدًا ⇔ twenty-one pensioners
أربع وثلاثون سنة ⇔ thirty-four years
أمضى أربعًا وثلاثين سنة ⇔ He served for 34 years
تسعة وتسعون طلبًا ⇔ ninety-nine applications
مئة متطوّع ⇔ a hundred volunteers
مئتان وعشرون تلميذًا ⇔ two hundred and twenty pupils
ثلاثمئة وواحد وأربعون مرشّحًا ⇔ 341 candidates
ثلاث مئة وخمسة طلبات ⇔ 305 applications
٦٣٠٠ عبوة ⇔ 6,300 bottles
٦٬٣٠٠ عبوة ⇔ 6,300 bottles
٦ ٣٠٠ عبوة ⇔ 6300 bottles
ستة آلاف ملف ⇔ six thousand files
٦ آلاف ملف ⇔ 6,000 files
ألف شجرة ⇔ a thousand trees
ألف شجرة ⇔ 1,000 trees
ألفان وخمسمئة شجرة ⇔ 2,500 trees
مليون ونصف مليون زائر ⇔ 1,500,000 visitors
٢٫٣ طن ⇔ 2.3 tonnes
٢,٣ طن ⇔ 2.3 tonnes
هامش الخطأ ±٢٫٨ نقطة ⇔ margin of error ±2.8 points
كيلومترين ونصف ⇔ two and a half kilometres
بمجموع ٦١٢٫٤ نقطة ⇔ with a score of 612.4
تعاقد مع مهندسَي برمجيات ⇔ Two software engineers
مترجمان (عربي وإنكليزي) ⇔ 2 translators (Arabic and English)
صورتان شمسيتان ⇔ two photographs
في كلا المركزين ⇔ at both offices
حضر مرة واحدة. ⇔ He came once.
حضر مرتين. ⇔ He came twice.
واحد لكل مديرية ⇔ one for each directorate
يحقّ لكل عارض تقديم عرض واحد. ⇔ Each bidder may submit a single bid.
القسم الأول: شاشات ⇔ Lot 1: screens
القسم الثاني: محطات ⇔ Lot 2: workstations
القسم الثالث: مولّد ⇔ Lot 3: a generator
الدرجة الرابعة ⇔ the fourth degree
الطبقة الثالثة ⇔ the third floor
الطبقة الثالثة ⇔ the 3rd floor
الذكرى الثالثة والستون ⇔ the sixty-third anniversary
الذكرى الثالثة والستون ⇔ the 63rd anniversary
القرن الحادي والعشرون ⇔ the 21st century
القرن الـ٢١ ⇔ the twenty-first century
ستينيات القرن الماضي ⇔ the sixties
تسعينات القرن الماضي ⇔ the 1990s
رجل سبعيني ⇔ a man in his seventies
رجل في العقد السابع من عمره ⇔ a man in his sixties
رجل في العقد السابع من عمره ≠ a man in his fifties : number
سيارة من نوع نيسان ⇔ a Nissan car
بلغ الفريق ثمن النهائي. ⇔ The team is in the last sixteen.
نجم مثمّن ⇔ an eight-pointed star
لجنة ثلاثية ⇔ a committee of three
طفل في السادسة من عمره ⇔ a six-year-old child
أولاد بين الثامنة والرابعة عشرة ⇔ children between eight and fourteen
علامة النجاح ١٢ من ٢٠ ⇔ The pass mark is 12 out of 20
فاز الفريق ٧٨–٧١. ⇔ The team won 78–71.
فاز بثلاثة أهداف لهدفين. ⇔ It won by three goals to two.
فاز بثلاثة أهداف لهدفين. ⇔ It won 3–2.
فاز بهدفين لهدف. ⇔ It won 2–1.
حصيلة ٢٠٢١–٢٠٢٥ ⇔ The figures of 2021–2025
ثلث الحوادث ⇔ a third of all accidents
لستَ ملزمًا بالحضور. ⇔ You need not attend.
لم يتّصل بنا أحد. ⇔ No one called us.
ألّف الضابط كتابًا. ⇔ The officer wrote a book.
ظهر المشتبه به في الصورة. ⇔ The suspect appeared in the picture.
عشرات المتطوعين ⇔ dozens of volunteers
آلاف المواطنين ⇔ thousands of citizens
أولًا: الهوية. ثانيًا: الصورة. ⇔ First, the identity card. Second, the picture.
مباراة لتطويع ١٥٠ مفتّشًا ≠ Competition for 160 inspectors : number
مباراة لتطويع مئة وخمسين مفتّشًا ≠ Competition for 115 inspectors : number
شراء ست سيارات إسعاف ≠ Purchase of seven ambulances : number
شراء سيارات إسعاف ≠ Purchase of six ambulances : number
شراء ست سيارات إسعاف ≠ Purchase of ambulances : number
سبع قناطر ≠ nine arches : number
أحد عشر طلبًا ≠ twelve applications : number
اثنا عشر موظفًا ≠ twenty clerks : number
خمسة عشر يومًا ≠ fifty days : number
ثلاثة أسابيع ≠ 20 days : number
نصف ساعة ≠ 20 minutes : number
عشرون عنصرًا ≠ 21 officers : number
واحد وعشرون متقاعدًا ≠ twenty-two pensioners : number
أربع وثلاثون سنة ≠ forty-three years : number
تسعة وتسعون طلبًا ≠ 98 applications : number
مئتان وعشرون تلميذًا ≠ two hundred and twelve pupils : number
ثلاثمئة وواحد وأربعون مرشّحًا ≠ 314 candidates : number
٦٣٠٠ عبوة ≠ 6,200 bottles : number
٦٬٣٠٠ عبوة ≠ 63,000 bottles : number
ستة آلاف ملف ≠ sixty thousand files : number
٦ آلاف ملف ≠ 7,000 files : number
ألفان وخمسمئة شجرة ≠ 2,050 trees : number
٢٫٣ طن ≠ 2.8 tonnes : number
٢٫٣ طن ≠ 23 tonnes : number
بمجموع ٦١٢٫٤ نقطة ≠ with a score of 612.5 : number
تعاقد مع ثلاثة مهندسين ≠ Two software engineers : number
تعاقد مع مهندسَي برمجيات ≠ Three software engineers : number
٣ مترجمين ≠ 2 translators : number
القسم الثالث: مولّد ≠ Lot 4: a generator : number
القسم الثاني: محطات ≠ Lot 3: workstations : number
الدرجة الرابعة ≠ the fifth degree : number
الطبقة الثالثة ≠ the 4th floor : number
الذكرى الثالثة والستون ≠ the sixty-fourth anniversary : number
القرن الحادي والعشرون ≠ the 20th century : number
ستينيات القرن الماضي ≠ the seventies : number
تسعينات القرن الماضي ≠ the 1980s : number
طفل في السادسة من عمره ≠ a seven-year-old child : number
أولاد بين الثامنة والرابعة عشرة ≠ children between eight and fifteen : number time
علامة النجاح ١٢ من ٢٠ ≠ The pass mark is 10 out of 20 : number
فاز الفريق ٧٨–٧١. ≠ The team won 78–72. : number
فاز بثلاثة أهداف لهدفين. ≠ It won 4–2. : number
حصيلة ٢٠٢١–٢٠٢٥ ≠ The figures of 2021–2024 : number
المكتب ٢٠٧ ≠ office 270 : number
ضُبط ٤٠ لوحًا معدنيًا. ≠ Metal sheets were seized. : number
ضُبطت ألواح معدنية. ≠ 40 metal sheets were seized. : number
مدة التنفيذ: ١٢٠ يومًا ≠ Completion: 210 days : number
خطة ٢٠٢٧ ≠ The 2026 plan : number
`;
