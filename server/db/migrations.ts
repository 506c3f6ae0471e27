import type { Migration } from 'kysely/migration';
import * as content from './migrations/0001-content.ts';
import * as administrators from './migrations/0002-administrators.ts';
import * as submissions from './migrations/0003-submissions.ts';
import * as contentBuckets from './migrations/0004-content-buckets.ts';
import * as instances from './migrations/0005-instances.ts';
import * as imported from './migrations/0006-imported.ts';
import * as secondFactors from './migrations/0007-second-factors.ts';
import * as audit from './migrations/0008-audit.ts';
import * as keyFile from './migrations/0009-key-file.ts';
import * as keyAuthentication from './migrations/0010-key-authentication.ts';
import * as access from './migrations/0011-access.ts';
import * as submissionStorage from './migrations/0012-submission-storage.ts';
import * as texts from './migrations/0013-texts.ts';
import * as languageBuckets from './migrations/0015-language-buckets.ts';
import * as keptSubmissions from './migrations/0016-kept-submissions.ts';
import * as maintenanceRuns from './migrations/0017-maintenance-runs.ts';
import * as itemYears from './migrations/0018-item-years.ts';
import * as publishing from './migrations/0019-publishing.ts';
import * as desk from './migrations/0020-desk.ts';
import * as previews from './migrations/0021-previews.ts';
import * as presence from './migrations/0022-presence.ts';
import * as creationKey from './migrations/0023-creation-key.ts';
import * as pins from './migrations/0024-pins.ts';
import * as auditTitles from './migrations/0025-audit-titles.ts';
import * as sessionDevices from './migrations/0026-session-devices.ts';
import * as recordRevisions from './migrations/0027-record-revisions.ts';
import * as announcementDates from './migrations/0028-announcement-dates.ts';
import * as redirects from './migrations/0029-redirects.ts';
import * as unknownPaths from './migrations/0030-unknown-paths.ts';
import * as attachments from './migrations/0031-attachments.ts';
import * as checks from './migrations/0032-checks.ts';
import * as relatedItems from './migrations/0033-related-items.ts';
import * as deskIndexes from './migrations/0034-desk-indexes.ts';
import * as media from './migrations/0035-media.ts';
import * as galleries from './migrations/0036-galleries.ts';
import * as mediaFiles from './migrations/0037-media-files.ts';
import * as search from './migrations/0038-search.ts';
import * as deskSearch from './migrations/0039-desk-search.ts';
import * as roles from './migrations/0040-roles.ts';
import * as channel from './migrations/0041-channel.ts';
import * as cases from './migrations/0045-cases.ts';
import * as narrowSearchRows from './migrations/0046-narrow-search-rows.ts';
import * as senderFiles from './migrations/0047-sender-files.ts';
import * as caseEntries from './migrations/0049-case-entries.ts';
import * as people from './migrations/0050-people.ts';
import * as fourEyes from './migrations/0051-four-eyes.ts';
import * as digestMails from './migrations/0052-digest-mails.ts';
import * as recipientGroups from './migrations/0053-recipient-groups.ts';
import * as sealedBySenders from './migrations/0054-sealed-by-senders.ts';
import * as readers from './migrations/0055-readers.ts';
import * as namedDevices from './migrations/0056-named-devices.ts';
import * as alerts from './migrations/0057-alerts.ts';
import * as publicationLog from './migrations/0058-publication-log.ts';
import * as shareCards from './migrations/0059-share-cards.ts';
import * as subscriptions from './migrations/0060-subscriptions.ts';
import * as calmMode from './migrations/0061-calm-mode.ts';
import * as authorsOfEntries from './migrations/0062-authors-of-entries.ts';

/** Every migration by name, in order. A name, once released, stays. */
export const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-administrators': administrators,
  '0003-submissions': submissions,
  '0004-content-buckets': contentBuckets,
  '0005-instances': instances,
  '0006-imported': imported,
  '0007-second-factors': secondFactors,
  '0008-audit': audit,
  '0009-key-file': keyFile,
  '0010-key-authentication': keyAuthentication,
  '0011-access': access,
  '0012-submission-storage': submissionStorage,
  '0013-texts': texts,
  '0015-language-buckets': languageBuckets,
  '0016-kept-submissions': keptSubmissions,
  '0017-maintenance-runs': maintenanceRuns,
  '0018-item-years': itemYears,
  '0019-publishing': publishing,
  '0020-desk': desk,
  '0021-previews': previews,
  '0022-presence': presence,
  '0023-creation-key': creationKey,
  '0024-pins': pins,
  '0025-audit-titles': auditTitles,
  '0026-session-devices': sessionDevices,
  '0027-record-revisions': recordRevisions,
  '0028-announcement-dates': announcementDates,
  '0029-redirects': redirects,
  '0030-unknown-paths': unknownPaths,
  '0031-attachments': attachments,
  '0032-checks': checks,
  '0033-related-items': relatedItems,
  '0034-desk-indexes': deskIndexes,
  '0035-media': media,
  '0036-galleries': galleries,
  '0037-media-files': mediaFiles,
  '0038-search': search,
  '0039-desk-search': deskSearch,
  '0040-roles': roles,
  '0041-channel': channel,
  '0045-cases': cases,
  '0046-narrow-search-rows': narrowSearchRows,
  '0047-sender-files': senderFiles,
  '0049-case-entries': caseEntries,
  '0050-people': people,
  '0051-four-eyes': fourEyes,
  '0052-digest-mails': digestMails,
  '0053-recipient-groups': recipientGroups,
  '0054-sealed-by-senders': sealedBySenders,
  '0055-readers': readers,
  '0056-named-devices': namedDevices,
  '0057-alerts': alerts,
  '0058-publication-log': publicationLog,
  '0059-share-cards': shareCards,
  '0060-subscriptions': subscriptions,
  '0061-calm-mode': calmMode,
  '0062-authors-of-entries': authorsOfEntries,
};
