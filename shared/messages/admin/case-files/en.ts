/** Messages of the files of a case, in English. */
export const en = {
  'caseFiles.damaged': 'This file was damaged where it is stored, and cannot be opened.',
  'caseFiles.title': 'Files of the sender',
  'caseFiles.warning':
    'A file of somebody unknown can harm a device. Pictures, plain texts and the pages of PDFs are shown here, shut off from the site and the network. Open whatever you save on a device that holds nothing else.',
  'caseFiles.loadFailed': 'The files could not be loaded',
  'caseFiles.failed': 'The file could not be opened. Please try again.',
  'caseFiles.view': 'View',
  'caseFiles.viewOf': 'View {name}',
  'caseFiles.save': 'Save',
  'caseFiles.saveOf': 'Save {name}',
  'caseFiles.close': 'Close the file',
  'caseFiles.notShown':
    'This file cannot be shown safely: its kind is not shown here, it is damaged, or it needs a password. It can be saved only.',
  'caseFiles.page': 'Page {page} of {pages}',
  'caseFiles.nextPage': 'Next page',
  'caseFiles.previousPage': 'Previous page',
  'caseFiles.pageFailed': 'This page cannot be shown safely. The file can be saved all the same.',
  'caseFiles.pageStopped':
    'This page took too long to draw and was stopped. The file can be saved all the same.',
  'caseFiles.pagePartial': 'Parts of this page cannot be shown here. Save the file to open it elsewhere.',
  'caseFiles.enlarge': 'Enlarge the page',
  'caseFiles.shrink': 'Shrink the page',
  'caseFiles.details.removed': 'without hidden details',
  'caseFiles.details.original': 'original, with its hidden details',
} as const;
