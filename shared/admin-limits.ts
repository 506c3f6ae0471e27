/** The constants of the administrator area: pages of the site do without their bytes. */
export const adminLimits = {
  scrollToNewCardMs: 100,
  /** The fewest characters of a new password. */
  passwordCharacters: 12,
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
