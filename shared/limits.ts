/** The constants of the specification's §9, and those that the decisions add. */
export const limits = {
  /** Items of a section on the home page. */
  previewItems: 3,
  /** Items of a full list's page. */
  pageItems: 12,
  /** The largest `?limit=` of a list call. */
  maxListLimit: 100,
  heroSlides: 6,
  /** The tasks of the mandate (specification §2). */
  tasks: 6,
  heroFadeMs: 500,
  heroIntervalMs: 6_000,
  shareTextCharacters: 100,
  scrollToNewCardMs: 100,
  /** The fewest characters of a new password. */
  passwordCharacters: 12,
  /** The longest text of a message or report, and all others of it together; longer ones are refused before anything else. */
  submissionCharacters: 60_000,
  otherSubmissionCharacters: 4_000,
  /** What proves that a person sends it. */
  proofCharacters: 8_000,
  /** Days after which what was marked as read is deleted, where the settings say nothing else. */
  readDays: 90,
  /** The fewest days that can be chosen for that, and the days after which a shorter time takes effect. */
  minReadDays: 30,
  retentionDelayDays: 7,
  /** Minutes for which a password that was given again in a session opens the calls that ask for it. */
  confirmedMinutes: 5,
  /** Hours after which new recovery words take the place of those before. */
  recoveryDelayHours: 24,
  /** Minutes after a good backup before another one is made on demand, and how many of those are kept. */
  manualBackupMinutes: 60,
  manualBackups: 3,
  /** Days after which the inbox warns of what nobody has read. */
  unreadDays: 30,
  /** Browsers of an administrator that are remembered at most, and the days without a sign-in after which one is forgotten. */
  knownDevices: 10,
  knownDeviceDays: 90,
} as const;

/** The zone of the top bar's date. */
export const timeZone = 'Asia/Beirut';
