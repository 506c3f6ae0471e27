/** English queries, in the form of the Arabic ones. */
export const relevanceEn = `
trainee inspectors | recruitments: Competition for 150; recruitments: Correction
inspector competition | recruitments: Competition for 150; recruitments: Correction
r 2026/1 | recruitments: Competition for 150
R-2026-01 | recruitments: Competition for 150
closing date put back one week | recruitments: Correction
software engineer | recruitments: Two software
Software Engineers | recruitments: Two software
information security analysts | recruitments: Two software
interviews | recruitments: Written results
written result | recruitments: Written results
nurse | recruitments: Doctors and nurses
doctors for medical service | recruitments: Doctors and nurses
sign language | recruitments: Lebanese Sign Language
sign-language interpreter | recruitments: Lebanese Sign Language
vacancy | recruitments: Vacancies on
vacancies administrative staff | recruitments: Vacancies on
accountants | recruitments: Vacancies on
summer placement | recruitments: University summer
university students | recruitments: University summer
admission card | recruitments: Admission cards
ADM-2026-0118 | recruitments: Admission cards
tyres | tenders: Supply of tyres; tenders: Result of tender T-2026/03; security-news: “Safe Winter” begins
tyre and battery | tenders: Supply of tyres; tenders: Result of tender T-2026/03
T-2026/03 | tenders: Supply of tyres; tenders: Result of tender T-2026/03
stationery | tenders: Tender for stationery
printed form | tenders: Tender for stationery
restoration of facades | tenders: Restoration of
façade restoration | tenders: Restoration of
sandstone cleaning | tenders: Restoration of
solar power | tenders: Solar power; tenders: Tender T-2026/09 cancelled
solar -cancelled | tenders: Solar power
cancelled tender | tenders: Tender T-2026/09 cancelled
lift maintenance | tenders: Lift maintenance
lifts | tenders: Lift maintenance
T 2026 11 | tenders: Lift maintenance; tenders: Result of tender T-2026/11
t2026/11 | tenders: Lift maintenance; tenders: Result of tender T-2026/11
result of tender t-2026-11 | tenders: Result of tender T-2026/11
"result of tender" 11 | tenders: Result of tender T-2026/11
canteen | tenders: Foodstuffs
vegetables fruit meat | tenders: Foodstuffs
regional operations room | tenders: Equipment; tenders: Result of tender T-2026/14
operations room equipment | tenders: Equipment
display screens | tenders: Equipment
ambulances | tenders: Purchase of six
ambulance purchase | tenders: Purchase of six
LBP 50000000 | tenders: Purchase of six
addendum | tenders: Addendum
cleaning services | tenders: Cleaning services
cleaning regional offices | tenders: Cleaning services
auction | tenders: Auction
used furniture | tenders: Auction
"waste paper" | tenders: Auction
opening hours | admin-news: Summer opening
summer hours | admin-news: Summer opening
certificate form | admin-news: One form
form N-01 | admin-news: One form
Beirut office | admin-news: Second Beirut
pay by card | admin-news: Pay by card
apply from home | admin-news: Eleven
north gate | admin-news: North gate
independence day closed | admin-news: Closed for
visitors survey | admin-news: What should we
password | articles: Your password
red light | articles: Why stop
“red light” street | articles: Why stop
protecting people who report | articles: The unseen
archivist retired | articles: The keeper
compass | articles: Map and compass
neighbours | articles: Neighbours first
travelling library | directorate-activities: A travelling
tree planting | directorate-activities: A thousand trees
beach Tyre volunteers | directorate-activities: 150 volunteers
booking appointments | directorate-activities: Appointments can
evacuation | directorate-activities: Evacuation
first aid course | directorate-activities: First-aid
first-aid | directorate-activities: First-aid
journalists workshop | directorate-activities: Crime reporting
basketball | sports-news: Basketball; sports-news: Weekly practice
volleyball team | sports-news: Volleyball
judo | sports-news: Two judo; sports-news: Weekly practice
swimming course | sports-news: Summer ends
mountain race | sports-news: Mountain race
marathon | sports-news: 112 runners
artificial intelligence | studies: Artificial
online fraud | studies: Patterns
street lighting | studies: Street lighting
response time | studies: Measuring
forged driving licences | security-news: Workshop turning
motorcycle theft | security-news: Two held
water pumps Akkar | security-news: Water pumps
olive harvest | security-news: Patrols before
counterfeit car parts | security-news: 2,400
2400 counterfeit | security-news: 2,400
blackmail | security-news: Suspect held in an online
book fair | security-news: Special traffic
unsafe toys | security-news: Unsafe toys
smuggled telephones | security-news: Smuggled
municipal unions | manager-activities: Major General Rabieh meets
digital plan | manager-activities: Progress
~ stationary | tenders: Tender for stationery
~ ambulence | tenders: Purchase of six
~ recieved bids | tenders: Result of tender T-2026/03
~ intervews | recruitments: Written results
~ furnitrue | tenders: Auction
~ inteligence | studies: Artificial
~ ambulence tender | tenders: Purchase of six
T2026-16 questions | tenders: Addendum 1
tender 2026/09 cancelled | tenders: Tender T-2026/09 cancelled
opening hours friday | admin-news: Summer opening
pay by credit card | admin-news: Pay by card
lost property list | security-news: Sixty-one
text message asking for my details | security-news: Beware
book an appointment | directorate-activities: Appointments can now
nurse jobs beirut | recruitments: Doctors and nurses
summer placement for law students | recruitments: University
stolen motorcycles | security-news: Two held
~ inspecter competition | recruitments: Competition for 150; recruitments: Correction
keserwan theft | security-news: Building-site
beach tyre | directorate-activities: 150 volunteers
tyre rescue exercise | security-news: Joint search
"independence day" -closed -eve | directorate-activities: Preparing
inspectors مباراة | recruitments: Competition for 150; recruitments: Correction
drugs school | directorate-activities: Secondary-school
counterfeit car part | security-news: 2,400
6300 perfumes | security-news: Counterfeit perfume
4118 drivers over limit | security-news: First week
general rabieh municipalities | manager-activities: Major General Rabieh meets
facade north directorate | tenders: Restoration
password birthday | articles: Your password
~ qannoubin valley | security-news: Walker
elie nahr marathon | sports-news: 112 runners
n01 certificate form | admin-news: One form
ramps and lifts disabled | manager-activities: Associations of people
what shall i do when i forgot my lost telephone on the bus | security-news: Elderly lady; security-news: Sixty-one
how can somebody tell a fake website | security-news: A short guide
`;
