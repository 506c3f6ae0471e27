/** Amounts of money and percentages; `date-cases.ts` tells how a line is read. */
export const amountCases = `
الكفالة المؤقتة: ٥٠٬٠٠٠٬٠٠٠ ليرة لبنانية ⇔ Provisional guarantee: LBP 50,000,000
الكفالة المؤقتة: ٥٠ مليون ليرة ⇔ Provisional guarantee: 50,000,000 L.L.
الكفالة المؤقتة: خمسون مليون ليرة لبنانية ⇔ Provisional guarantee: 50 million Lebanese pounds
٥ ملايين ليرة لبنانية ⇔ 5,000,000 L.L.
٥،٠٠٠،٠٠٠ ل.ل. ⇔ LBP 5,000,000
٥.٠٠٠.٠٠٠ ل.ل. ⇔ LBP 5,000,000
٣٠٠ دولار أميركي ⇔ USD 300
٣٠٠ دولار أميركي ⇔ US$ 300
٣٠٠$ ⇔ $300
ثلاثمئة دولار ⇔ 300 dollars
ألف دولار ⇔ $1,000
ألف وخمسمئة دولار ⇔ 1,500 US dollars
مليون ونصف المليون دولار ⇔ $1.5 million
نصف مليون دولار ⇔ half a million dollars
٢٫٥ مليار ليرة ⇔ LBP 2.5 billion
بين ٢٠٠ و٣٠٠ دولار ⇔ between 200 and 300 dollars
بين ٢٠٠ دولار و٣٠٠ دولار ⇔ between 200 and 300 dollars
١٢٫٥٠ يورو ⇔ €12.50
٤٠ جنيهًا إسترلينيًا ⇔ £40
ثمن النسخة ١٠٠٬٠٠٠ ل.ل. ⇔ A copy costs 100,000 Lebanese lira
٣ في المئة ⇔ 3 per cent
٣٪ ⇔ 3%
ثلاثة في المئة ⇔ 3 %
نسبة ٨٣ بالمئة ⇔ eighty-three per cent
١٨٫٥ في المائة ⇔ 18.5 percent
بين ٥٠ و٦٠ في المئة ⇔ between 50 and 60 per cent
بين ٥٠ في المئة و٦٠ في المئة ⇔ 50–60%
نصف المراجعين ⇔ 50 per cent of visitors
ربع المقاعد ⇔ 25% of the places
ثلثا الأصوات ⇔ two thirds of the votes
مئة في المئة ⇔ 100%
الكفالة المؤقتة: ٥٠٬٠٠٠٬٠٠٠ ليرة لبنانية ≠ Provisional guarantee: LBP 5,000,000 : amount
الكفالة المؤقتة: ٥٠ مليون ليرة ≠ Provisional guarantee: 50,000 L.L. : amount
خمسون مليون ليرة لبنانية ≠ 15 million Lebanese pounds : amount
٣٠٠ دولار أميركي ≠ USD 330 : amount
٣٠٠ دولار أميركي ≠ EUR 300 : amount
٣٠٠ دولار أميركي ≠ LBP 300 : amount
٣٠٠ دولار أميركي ≠ 300 : amount number
٣٠٠$ ≠ $3,000 : amount
ألف وخمسمئة دولار ≠ 1,050 US dollars : amount
مليون ونصف المليون دولار ≠ $1.6 million : amount
نصف مليون دولار ≠ a million dollars : amount
٢٫٥ مليار ليرة ≠ LBP 2.5 million : amount
بين ٢٠٠ و٣٠٠ دولار ≠ between 200 and 400 dollars : amount
بين ٢٠٠ و٣٠٠ دولار ≠ between 250 and 300 dollars : amount
١٢٫٥٠ يورو ≠ €12.05 : amount
يُدفع رسم قدره ١٠٠٬٠٠٠ ليرة. ≠ A fee is paid. : amount
يُدفع رسم. ≠ A fee of LBP 100,000 is paid. : amount
٣ في المئة ≠ 5 per cent : percentage
ثلاثة في المئة ≠ 30% : percentage
٣٪ ≠ 3 : percentage number
نسبة ٨٣ بالمئة ≠ thirty-eight per cent : percentage
١٨٫٥ في المائة ≠ 18 percent : percentage
بين ٥٠ و٦٠ في المئة ≠ between 50 and 70 per cent : percentage
انخفضت الحوادث ٢٦ في المئة. ≠ Accidents fell. : percentage
انخفضت الحوادث. ≠ Accidents fell by 26 per cent. : percentage
ربع المقاعد ≠ 30% of the places : percentage
`;
