/** Messages of the files that a sender attaches, in English. */
export const en = {
  'files.empty': 'This file is empty, so it was not stored. Please choose another one.',
  'files.tooLarge':
    'This file is too large: a file may have {senderFileMegabytes} MB. It was not stored; everything else was.',
  'files.tooMany':
    'There are {senderFiles} files already, which is as many as one report or message can have. This one was not stored.',
  'files.tooMuch':
    'With this file it would be more than {senderFilesMegabytes} MB in all, so it was not stored. What was there before stays.',
  'files.sentBefore': 'This file is there already. It was not stored a second time.',
  'files.otherFile': 'This upload belongs to another file. Please choose the file again.',
  'files.nameRequired': 'This file has no name. Please give it one, then choose it again.',
  'files.uploadInvalid': 'This upload has no valid name.',
  'files.badPiece': 'A part of the file came incomplete, and nothing of it was stored. Please send it again.',
  'files.gone':
    'This upload has ended or was cancelled, and nothing of it was stored. Please choose the file again.',
  'files.incomplete': 'Parts of this file have not arrived yet. Please continue the upload.',
  'files.noRoom':
    'There is no room for files right now, so this one was not stored. What you wrote is stored. Please try again later.',
  'files.wait':
    'Many files came from your connection just now, so this one has to wait. Minutes until you can send it: {minutes}.',
  'files.received': 'Your file was received.',
  'files.cancelled': 'The upload was cancelled, and nothing of it was stored.',
  'files.tooLate': 'This file was received before it could be cancelled, so it stays.',
  'uploads.heading': 'Attach files',
  'uploads.about':
    'Up to {senderFiles} files of {senderFileMegabytes} MB each, {senderFilesMegabytes} MB in all: pictures, documents or recordings. They are stored encrypted; only authorised staff can open them.',
  'uploads.clean': 'Remove hidden details from pictures (place, device, time)',
  'uploads.cleanHint':
    'Your browser does this before it sends them. Documents, recordings and films are sent as they are; they may hold names, places and times.',
  'uploads.choose': 'Choose files',
  'uploads.waiting': 'Waiting…',
  'uploads.progress': '{percent}% sent',
  'uploads.received': 'Received',
  'uploads.receivedFile': 'The file was received: {name}.',
  'uploads.lost':
    'The connection was lost. What has arrived is kept for a few hours, so you can continue where it stopped.',
  'uploads.passEnded':
    'The time in which this page can send files has passed. Open the page of your receipt, enter its code, and choose the file there.',
  'uploads.resume': 'Continue',
  'uploads.unclean':
    'Hidden details cannot be removed from this kind of picture. You can send a screenshot of it instead, or send it as it is.',
  'uploads.asItIs': 'Send as it is',
  'uploads.cancel': 'Cancel',
  'uploads.dismiss': 'Dismiss',
  'uploads.cancelledFile': 'The upload was cancelled, and nothing of it was stored: {name}.',
  'uploads.there': 'Your files',
  'files.megabytes': '{size} MB',
  'files.kilobytes': '{size} kB',
  'uploads.damaged': 'This file could not be opened',
  'uploads.unreadable': 'The file could not be read, so it was not sent: {name}.',
  'uploads.stillSending': 'Files are still being sent. Wait for them, or cancel them first.',
  'files.busy':
    'Many pictures are arriving just now, so this one was not stored. Please send it again in a minute.',
  'files.notCleaned':
    'Hidden details cannot be removed from this kind of picture, so it was not stored. Send a screenshot of it instead, or remove the tick and send it as it is.',
  'files.noneChosen': 'Please choose a file first.',
  'files.refused': '{name}: {reason}',
  'files.stored': 'Files that were received: {count}.',
  'uploads.cleanHintPlain':
    'This website does this in memory as they arrive. Documents, recordings and films are stored as they are; they may hold names, places and times.',
  'uploads.send': 'Send the files',
} as const;
