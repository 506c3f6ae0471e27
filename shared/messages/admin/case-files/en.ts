/** Messages of the files of a case, in English. */
export const en = {
  'caseFiles.notFound': 'This file is no longer there.',
  'caseFiles.damaged': 'This file was damaged where it is stored, and cannot be opened.',
  'caseFiles.title': 'Files of the sender',
  'caseFiles.warning':
    'A file of somebody unknown can harm a device. Pictures and plain texts are shown here, shut off from the site and the network. Open whatever you save on a device that holds nothing else.',
  'caseFiles.loadFailed': 'The files could not be loaded',
  'caseFiles.failed': 'The file could not be opened. Please try again.',
  'caseFiles.view': 'View',
  'caseFiles.viewOf': 'View {name}',
  'caseFiles.save': 'Save',
  'caseFiles.saveOf': 'Save {name}',
  'caseFiles.close': 'Close the file',
  'caseFiles.notShown': 'This kind of file cannot be shown safely. It can be saved only.',
  'caseFiles.details.removed': 'without hidden details',
  'caseFiles.details.original': 'original, with its hidden details',
} as const;
