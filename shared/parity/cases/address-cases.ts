/** Addresses, files and reference numbers; `date-cases.ts` tells how a line is read. */
export const addressCases = `
للاستعلام: +961 1 000 140 ⇔ Enquiries: +961 1 000 140
للاستعلام: ٠١/٠٠٠١٤٠ ⇔ Enquiries: +961 1 000 140
للاستعلام: ٠١ ٠٠٠ ١٤٠ ⇔ Enquiries: 00961 1 000140
يُتّصل بالرقم 70 000 000 ⇔ call 70 000 000
هاتف: ٧٠-٠٠٠٠٠٠ ⇔ tel. +961 70 000 000
الخط الساخن ١٧١٧ ⇔ hotline 1717
تُرسل إلى jobs@example.org. ⇔ Send it to jobs@example.org.
البريد: Jobs@Example.org ⇔ E-mail: jobs@example.org
على الموقع www.example.org ⇔ on https://example.org/
على العنوان https://example.org/ar/tenders ⇔ at https://example.org/en/tenders
على العنوان https://example.org/tenders، ⇔ at https://example.org/tenders.
الملف CV-Family-Name.pdf ⇔ the file CV-Family-Name.pdf
النصّ في الملف code-of-conduct-ar.pdf ⇔ the text is in code-of-conduct-en.pdf
الملف trails-risk-2026.csv ⇔ the file Trails-Risk-2026.CSV
صورة بصيغة JPG أو PDF ⇔ a picture in JPG or PDF
المناقصة T-2026/11 ⇔ tender T-2026/11
المناقصة T-٢٠٢٦/١١ ⇔ tender T-2026/11
النموذج N-01 ⇔ Form N-01
رقم الطلب ADM-2026-0118 ⇔ the application number ADM-2026-0118
ورق بقياس A4 ⇔ A4 paper
القانون رقم ١٧٥/٢٠٢٠ ⇔ Law No. 175/2020
المرسوم رقم ٢٠٢٢/٤٥١٧ ⇔ Decree 4517/2022
القانون رقم ١٧٥ ⇔ Law 175
للاستعلام: +961 1 000 140 ≠ Enquiries: +961 1 000 104 : phone
للاستعلام: ٠١/٠٠٠١٤٠ ≠ Enquiries: +961 4 000 140 : phone
يُتّصل بالرقم 70 000 000 ≠ call 71 000 000 : phone
الخط الساخن ١٧١٧ ≠ hotline 1771 : number
للاستعلام: +961 1 000 140 ≠ Enquiries at the office : phone
للاستعلام في المكتب ≠ Enquiries: +961 1 000 140 : phone
تُرسل إلى jobs@example.org. ≠ Send it to job@example.org. : email
تُرسل إلى jobs@example.org. ≠ Send it to jobs@example.com. : email
تُرسل إلى jobs@example.org. ≠ Send it by post. : email
على الموقع www.example.org ≠ on www.example.net : url
على العنوان https://example.org/ar/tenders ≠ at https://example.org/en/tender : url
على الموقع ≠ on example.org : url
الملف CV-Family-Name.pdf ≠ the file CV-Name.pdf : file
الملف trails-risk-2026.csv ≠ the file trails-risk-2025.csv : file
الملف trails-risk-2026.csv ≠ the file trails-risk-2026.xlsx : file
المناقصة T-2026/11 ≠ tender T-2026/12 : reference
المناقصة T-2026/11 ≠ tender T-2025/11 : reference
المناقصة T-2026/11 ≠ tender R-2026/11 : reference
النموذج N-01 ≠ Form N-02 : reference
رقم الطلب ADM-2026-0118 ≠ the application number ADM-2026-0181 : reference
ورق بقياس A4 ≠ A3 paper : reference
القانون رقم ١٧٥/٢٠٢٠ ≠ Law No. 157/2020 : reference
المرسوم رقم ٢٠٢٢/٤٥١٧ ≠ Decree 4517/2021 : reference
`;
