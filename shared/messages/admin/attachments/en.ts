/** Messages of the files of an item, in its editor. */
export const en = {
  'attachments.title': 'Files to download',
  'attachments.lead':
    'Files count at once, without Save: visitors can download them as soon as the item is public.',
  'attachments.unsaved': 'Save the item first; then files can be added to it.',
  'attachments.loadFailed': 'The files could not be loaded',
  'attachments.drop': 'Drop files here',
  'attachments.hint': 'Drag files here, or',
  'attachments.choose': 'Choose files',
  'attachments.rules':
    'PDF, DOCX, XLSX, ODT, ODS, CSV or ZIP; up to {attachmentMegabytes} MB each, {allAttachmentsMegabytes} MB and {maxAttachments} files together',
  'attachments.name': 'Name of the file',
  'attachments.language': 'Language of the file',
  'attachments.language.ar': 'Arabic',
  'attachments.language.en': 'English',
  'attachments.language.both': 'Arabic and English',
  'attachments.megabytes': '{size} MB',
  'attachments.kilobytes': '{size} kB',
  'attachments.add': 'Add the files',
  'attachments.addFailed': 'The file could not be added. It is still chosen: please try again.',
  'attachments.download': 'Download',
  'attachments.edit': 'Change the name',
  'attachments.save': 'Save the name',
  'attachments.replaced': 'The file is replaced; its address is the same.',
  'attachments.noArabic': 'Without an Arabic name: the Arabic page shows the English one.',
  'attachments.noEnglish': 'Without an English name: the English page shows the Arabic one.',
  'attachments.problem.active':
    'This file holds a script or another file, which can run on the computer of whoever opens it. A PDF that is printed anew has none.',
  'attachments.problem.closed':
    'This file is protected by a password, so nobody could check what it holds, and readers may not be able to open it.',
} as const;
