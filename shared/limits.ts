/**
 * The site's limits: those of the specification's §9, and those that the decisions add. Each is an export of
 * its own, so that the script of a page carries only those that it uses. Messages name them by placeholder.
 */

// Public pages
/** Items of a section on the home page. */
export const previewItems = 3;
/** The newest headlines of all sections, in the first view of the home page. */
export const latestItems = 3;
/** The beginning of a text on the home page: of an item, and of the general manager's words. */
export const previewTextCharacters = 140;
export const managerTextCharacters = 280;
/** A headline beside the pictures of the home page, which have no room for a longer one. */
export const latestTitleCharacters = 100;
/** Items of a page of a full list. */
export const pageItems = 12;
/** The nearest items of its section, beside an item. */
export const neighbourItems = 3;
/** Characters of a title in the breadcrumb; those above which a headline is set smaller, and those of the longest lead. */
export const breadcrumbCharacters = 36;
export const longHeadlineCharacters = 60;
export const leadCharacters = 400;
/** The newest items, in a section's feed. */
export const feedItems = 20;
/** The newest tenders, as open contracting data. */
export const contractingItems = 200;
/** Announcements with a closing date, in a section's calendar. */
export const calendarItems = 200;
export const heroSlides = 6;
export const heroIntervalMs = 6_000;
/** The tasks of the mandate (specification §2). */
export const mandateTasks = 6;
/** A page that was not there until then has failed. */
export const navigationTimeoutMs = 30_000;
export const shareTextCharacters = 100;
/** The beginning of an item's text, in its entry of a feed and for search engines. */
export const feedSummaryCharacters = 300;
export const pageDescriptionCharacters = 160;
/** The zone of the top bar's date. */
export const timeZone = 'Asia/Beirut';

/** The beginning of a query in a title or a message. */
export const shownQueryCharacters = 60;

// Calls
/** Pages of results with a filter, an order or a page number, a minute and host. */
export const filteredSearches = 60;
/** Calls of the search and of its suggestions, a minute and host: a person types some hundred letters. */
export const searchCalls = 120;
export const suggestionCalls = 600;
/** Seconds of work in a minute for all searches of a host. */
export const searchSeconds = 15;
/** The largest `?limit=` of a list call. */
export const maxListLimit = 100;

// The forms of the contact page: longer texts are refused before any other check
/** The longest text of a message or report, in characters, and all others of it together. */
export const longestTextCharacters = 60_000;
export const otherTextsCharacters = 4_000;
/** The captcha proof. */
export const captchaProofCharacters = 8_000;
/** Minutes for which a challenge for a browser, or a question for a person, is valid. */
export const challengeMinutes = 20;
export const questionMinutes = 120;

// Four eyes
/** Characters of the note with which a copy is handed in, and of the remark with which it is sent back. */
export const handInNoteCharacters = 1_000;
/** Hours for which an act waits for a second administrator. */
export const approvalHours = 24;
/** Hours for which a new administrator, or one with a new password, approves nothing. */
export const newApproverHours = 72;

// The conversation about a submission
/** Characters of a message of either side, and of the reason with which a case is closed. */
export const talkCharacters = 20_000;
export const talkReasonCharacters = 2_000;
/** Messages that a sender may add in a day, and in all: a receipt takes 7 MB at most. */
export const talkMessagesADay = 10;
export const talkMessages = 100;
/** Messages of a page of a conversation. */
export const talkPage = 30;
/** Hours for which a proof to be a person is good for the same receipt. */
export const receiptPassHours = 2;

// Officers' work on a case
/** Characters of a note, of a label, and of the name of somebody to whom a case is forwarded. */
export const caseNoteCharacters = 10_000;
export const caseLabelCharacters = 40;
export const caseForwardCharacters = 200;
/** The smallest number of cases that statistics show. */
export const leastShownCases = 5;
/** Days to a first answer and months to a conclusion, by default (Directive (EU) 2019/1937), and the most months. */
export const replyDays = 7;
export const conclusionMonths = 3;
export const maxTermMonths = 36;
/** Labels of a case, and entries of its history. */
export const caseLabels = 20;
export const caseEntries = 500;

// Uploads
export const fileMegabytes = 20;
/** A description of a picture, in a language: two sentences. */
export const alternativeTextCharacters = 300;
export const fileBytes = fileMegabytes * 1024 * 1024;
export const pictureMegapixels = 50;
/** A picture for shared links: some networks show none above it. */
export const sharePictureBytes = 300_000;

// Files of an item
export const maxAttachments = 20;
export const attachmentMegabytes = 20;
export const attachmentBytes = attachmentMegabytes * 1_000_000;
/** All files of an item together. */
export const allAttachmentsMegabytes = 60;
export const allAttachmentsBytes = allAttachmentsMegabytes * 1_000_000;
export const attachmentNameCharacters = 150;

// Gallery of an item
export const maxGalleryPictures = 20;
export const captionCharacters = 300;

// Sessions and sign-in
export const sessionMinutes = 8 * 60;
/** Minutes without a call after which a session ends. */
export const idleSessionMinutes = 30;
/** Minutes for the second step of a sign-in, and for setting one up at a sign-in. */
export const secondStepMinutes = 5;
export const setUpMinutes = 30;
/** Minutes in which a code of the app has to prove a new authenticator app. */
export const newAppMinutes = 15;
/** Minutes in which wrong passwords and codes are counted together. */
export const signInWindowMinutes = 15;
export const invitationHours = 72;
/** Maximum known browsers of an administrator, and named ones; days without a sign-in after which one is removed. */
export const knownDevices = 10;
export const knownDeviceDays = 90;
/** The fewest characters of a new password. */
export const passwordCharacters = 12;
export const factorNameCharacters = 60;
export const recoveryCodes = 10;
/** Number of unused recovery codes below which new ones are advised. */
export const fewRecoveryCodes = 4;
/** Hours after which new recovery words replace those before. */
export const recoveryDelayHours = 72;

// Retention
/** Days after which a read submission is deleted, by default. */
export const readDays = 90;
/** The fewest days that can be chosen for that, and the days after which a shorter time takes effect. */
export const minReadDays = 30;
export const retentionDelayDays = 7;
/** Days after which the inbox warns of unread submissions. */
export const unreadDays = 30;
/** Maximum days of either setting. */
export const maxDays = 3_650;

/** Days for which a link to working copies can be valid. */
export const previewDays = [1, 7, 30] as const;
export const maxPreviewItems = 50;
/** Links that are valid at a time: each is listed, so that it can be withdrawn. */
export const maxPreviews = 500;
/** Minutes for which the editor's own preview of an item is valid. */
export const previewFrameMinutes = 60;
/** Wrong preview links a minute and host, after which further ones are refused. */
export const previewGuesses = 30;

/** Items at the top of a section's list at a time: they push the newest ones down. */
export const maxPinnedItems = 5;

/** Hours before its end from which an announcement closes soon. */
export const closingSoonHours = 72;
/** The most open announcements of a section that its list begins with. */
export const maxOpenFirst = 200;
export const referenceCharacters = 100;

/** Days after which a deleted item is removed for good, by default, and the most that can be chosen. */
export const trashDays = 30;
export const maxTrashDays = 365;

// Redirects
/** The most redirects, all of them in memory, and characters of an old path or a target. */
export const maxRedirects = 50_000;
export const redirectCharacters = 2_000;
/** A table of redirects as a file. */
export const redirectFileBytes = 10_000_000;
export const redirectPageRows = 50;
/** Unknown paths that are listed, the days since the last request after which one is dropped, and its most characters. */
export const maxUnknownPaths = 1_000;
export const unknownPathDays = 90;
export const unknownPathCharacters = 200;
export const unknownPathRows = 20;

// Search
/** Results that can be reached by pages. */
export const maxSearchResults = 4_008;
/** Newest items that are shown where nothing is found. */
export const searchNewest = 6;
/** Queries without a result: those stored of a day, the most characters of one, days for which they are stored, and different days on which one comes before it is shown. */
export const unansweredQueriesOfDay = 500;
/** Of these, what one network adds in a day. */
export const unansweredQueriesOfNetwork = 50;
export const unansweredQueryCharacters = 100;
export const unansweredQueryDays = 90;
export const unansweredQueryLeastDays = 3;

// Checks of what is published
/** Findings of a check that are stored and listed; their number is known beyond it. */
export const checkFindings = 200;
/** Days after which an outdated side is a finding. */
export const outdatedDays = 30;
/** Findings of a check that are shown at first, and milliseconds between two requests of a run's state. */
export const shownFindings = 10;
export const checkPollMs = 1_500;

/** Links to other sites that a check tries, and milliseconds for each request. */
export const externalLinks = 500;
export const externalLinkMs = 10_000;

// Backups
/** Minutes between manual backups, and how many of those are retained. */
export const manualBackupMinutes = 60;
export const manualBackups = 3;
/** Hours after which the last good backup counts as old. */
export const oldBackupHours = 48;

/** Submissions exported in a day, or opened by one call, from which all holders of the key are warned, and days for which they are. */
export const bulkAccess = 20;
export const bulkWarningDays = 7;

/** Months after which people and their roles, and the reason to keep a submission, have to be reviewed. */
export const accessReviewMonths = 3;
export const keepReviewMonths = 6;

// Pages of the administrator area
export const scrollToNewCardMs = 100;
export const editorPageItems = 50;
export const inboxPageItems = 50;
export const auditPageEntries = 50;
export const libraryPagePictures = 24;
/** Revisions and events of an item that its history shows at a time. */
export const historyPageEntries = 50;

// Earlier versions of settings, managers and the profile
/** Revisions of a record that are retained, and for how many days; the newest one stays. */
export const recordRevisions = 100;
export const recordRevisionDays = 365;
/** Days after which the revisions of a deleted record are removed. */
export const removedRecordDays = 30;
