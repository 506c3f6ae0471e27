import { alertCharacters } from '../../alerts/alert-limits.ts';
import { calmHours } from '../../calm/calm-hours.ts';
import { type Language, languages } from '../../languages.ts';
import * as limits from '../../limits.ts';
import { numerals } from '../../numeral.ts';

const named = {
  alertCharacters,
  allAttachmentsMegabytes: limits.allAttachmentsMegabytes,
  attachmentMegabytes: limits.attachmentMegabytes,
  attachmentNameCharacters: limits.attachmentNameCharacters,
  approvalHours: limits.approvalHours,
  newApproverHours: limits.newApproverHours,
  alternativeTextCharacters: limits.alternativeTextCharacters,
  caseForwardCharacters: limits.caseForwardCharacters,
  caseEntries: limits.caseEntries,
  caseLabelCharacters: limits.caseLabelCharacters,
  caseLabels: limits.caseLabels,
  caseNoteCharacters: limits.caseNoteCharacters,
  captionCharacters: limits.captionCharacters,
  factorNameCharacters: limits.factorNameCharacters,
  fileMegabytes: limits.fileMegabytes,
  invitationHours: limits.invitationHours,
  externalLinks: limits.externalLinks,
  manualBackupMinutes: limits.manualBackupMinutes,
  mostCalmHours: calmHours.most,
  maxAttachments: limits.maxAttachments,
  maxGalleryPictures: limits.maxGalleryPictures,
  maxDays: limits.maxDays,
  maxTermMonths: limits.maxTermMonths,
  maxTrashDays: limits.maxTrashDays,
  maxListLimit: limits.maxListLimit,
  maxPinnedItems: limits.maxPinnedItems,
  maxPreviews: limits.maxPreviews,
  maxRedirects: limits.maxRedirects,
  minReadDays: limits.minReadDays,
  oldBackupHours: limits.oldBackupHours,
  namedDevices: limits.knownDevices,
  outdatedDays: limits.outdatedDays,
  passwordCharacters: limits.passwordCharacters,
  pictureMegapixels: limits.pictureMegapixels,
  referenceCharacters: limits.referenceCharacters,
  recoveryDelayHours: limits.recoveryDelayHours,
  redirectCharacters: limits.redirectCharacters,
  retentionDelayDays: limits.retentionDelayDays,
  talkCharacters: limits.talkCharacters,
  talkReasonCharacters: limits.talkReasonCharacters,
  unansweredQueryDays: limits.unansweredQueryDays,
  unansweredQueryLeastDays: limits.unansweredQueryLeastDays,
  unknownPathDays: limits.unknownPathDays,
};

/** The limits that messages of the administrator area name by placeholder, in the digits of each language. */
export const messageLimits = Object.fromEntries(
  languages.map((language) => [language, numerals(language, named)]),
) as Record<Language, Record<string, string>>;
