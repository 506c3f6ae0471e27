/** Mails with a link to confirm that an address is sent in a day, and hours for which the link works. */
export const confirmationsPerDay = 3;
export const confirmationHours = 48;
/** The hour in Beirut from which the mail of the day leaves. */
export const dailyMailHour = 17;
/** Refusals for good in a row after which an address is deleted. */
export const hardBounces = 5;
/** Days after which an announcement that was not sent is no news any more. */
export const announcementMailDays = 3;
