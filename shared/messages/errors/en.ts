/** Messages of the calls: what was wrong with a request, in English. */
export const en = {
  // Errors of the calls
  'error.unreadable': 'The request could not be read.',
  'error.invalid': 'Some values are not valid.',
  'error.timestamp': 'A date and a time need their time zone, such as +02:00 or Z.',
  'error.referenceLength': 'A reference has at most {referenceCharacters} characters.',
  'error.referenceTaken': 'Another item of this section has this reference.',
  'publishing.noRelated': 'Choose another item of this section.',
  'publishing.relatedCircle': 'That item is a notice about this one.',
  'publishing.noKind': 'Choose what it is to the other item.',
  'error.closesBefore': 'It has to close after it opens.',
  'error.characters': 'Some characters of the text are damaged. Please type it again.',
  'error.limit': 'limit must be a whole number from 1 to {maxListLimit}.',
  'error.before': 'before must be a whole number from 1 up.',
  'error.page': 'page must be a whole number from 1 up.',
  'error.pageWithoutLimit': 'page needs limit beside it.',
  'error.year': 'year must be a year from 1900 to 2099.',
  'error.yearWithoutLanguage': 'year needs language beside it.',
  'error.unauthorised': 'Please sign in.',
  'error.forbidden': 'Your role does not allow this.',
  'error.proof': 'The signature of the request is not good.',
  'error.notFound': 'There is nothing at this address.',
  'error.methodNotAllowed': 'This address does not take that method.',
  'error.conflict': 'This cannot be done in the present state.',
  'error.tooLarge': 'What was sent is too large.',
  'error.wrongType': 'This type of content is not taken here.',
  'error.tooMany': 'Too many requests. Please try again later.',
  'error.unavailable': 'The service is not available right now. Please try again later.',
  'error.internal': 'Something went wrong on our side.',
  'calm.postponed':
    'The site is under unusual load and shows the pages that are read most. This one will be back in a few minutes.',
  'calm.search':
    'The site is under unusual load, so the search is resting. It will be back in a few minutes.',
  'calm.otherNetwork':
    'The site is in calm mode: until it ends, the administrator area opens only from the directorate’s own networks.',
  'calm.hours': 'Calm mode takes a whole number of hours, from 1 to {mostCalmHours}.',
  'calm.ended': 'Calm mode has ended.',
  'error.otherContent':
    'Another text was already received under this attempt, so this one was not taken. To send it too, please do the check again.',
  'error.changed': 'Somebody else has changed this in the meantime.',
  'image.notTaken': 'Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.',
  'image.notStored': 'This picture is not stored on the site. Please choose it again.',
  'image.unreadable': 'The picture could not be read: it is damaged or was cut short.',
  'image.tooManyPixels': 'The picture has more than {pictureMegapixels} megapixels.',
  'image.tooComplex':
    'Reading this picture takes more time or memory than is allowed. Save it as JPEG and choose it again.',
  'file.missing': 'Please choose a file.',
  'file.tooLarge': 'The file is larger than {fileMegabytes} MB.',
  'file.noRecording': 'Only MP3 and Ogg recordings are taken.',
  'file.noDocument': 'Only PDF documents are taken.',
  'file.activeDocument':
    'This PDF holds a script, another file, or an action that starts by itself. Print it to a new PDF and choose that one.',
  'file.closedDocument':
    'This PDF is protected, so it cannot be checked. Save it without protection and choose it again.',
  'file.infected':
    'The virus scanner found something in this file, so it was not stored. Please check the computer that it comes from.',
  'file.notScanned':
    'The virus scanner does not respond, so the file was not stored. Please try again later, or ask whoever runs the site.',
  'attachment.empty': 'This file is empty. Please choose it again.',
  'attachment.damaged':
    'This file is damaged or was cut short. Please save it again and choose it once more.',
  'attachment.macros':
    'This document holds macros, which run on the computer of whoever opens it. Save it without them, as DOCX, XLSX, ODT or ODS.',
  'attachment.compound':
    'This is a document of an older Office program, or one with a password. Save it as DOCX, XLSX or PDF without a password.',
  'attachment.notTaken':
    'Only PDF, DOCX, XLSX, ODT, ODS, CSV (in UTF-8) and ZIP files are taken. What counts is what a file holds, not its name.',
  'attachment.tooLarge': 'The file is larger than {attachmentMegabytes} MB.',
  'attachment.tooLargeTogether':
    'The files of an item have {allAttachmentsMegabytes} MB together at most. Please remove one of them first, or choose a smaller file.',
  'attachment.tooMany': 'An item has {maxAttachments} files at most. Please remove one of them first.',
  'attachment.notHere': 'Items of this section have no files.',
  'attachment.notFound': 'This item has no such file.',
  'attachment.noName': 'Please write the name of the file in Arabic, in English, or in both.',
  'attachment.nameLength':
    'The name of a file has {attachmentNameCharacters} characters at most. Please shorten it.',
  'attachment.namePath': 'The name of a file is no path: please write it without “../” and backslashes.',
  'attachment.nameDirection':
    'This name holds invisible characters that turn the direction of its letters. Please type it again.',
  'attachment.language': 'Please choose the language of the file: ar, en or both.',
  'attachment.position': 'The place of a file is a whole number from 1 up.',
  'setting.phone': 'Please write the number in the digits 0 to 9, e.g. +961 1 000 000.',
  'setting.email': 'Please write an e-mail address, e.g. info@example.org.',
  'setting.link': 'Please write the full address, beginning with https://.',
  'setting.date': 'Please write the date as year, month and day.',
  'setting.time': 'Please write the time as hours and minutes from 00:00 to 23:59, e.g. 08:00.',
  'setting.times':
    'Please write each time as minutes and seconds, e.g. 0:05.7, or as seconds alone, e.g. 5.7, one to a line.',
  'setting.times.tooMany': 'There are more times than lines in this stanza.',
  'setting.times.backwards':
    'A time is earlier than that of a line before it. Please write the times in the order of singing.',
  'setting.readDays': 'Please write at least {minReadDays} days.',
  'setting.trashDays': 'Please write a whole number of days, from 1 to {maxTrashDays}.',
  'setting.months': 'Please write a whole number of months, from 1 to {maxTermMonths}.',
  'setting.days': 'Please write a whole number of days, from 1 to {maxDays}.',
  'publishing.untitled': 'A side without a title cannot be published. Please write its title first.',
  'publishing.noSide': 'Please choose what to publish: the Arabic side, the English one, or both.',
  'publishing.impossible': 'This cannot be done with an item in this state.',
  'publishing.differs':
    'The two languages do not state the same. Please compare them, or publish them as they are.',
  'publishing.past': 'The moment of publication has passed. Please choose a later one, or publish now.',
  'publishing.endsBefore': 'The end is before the beginning. Please choose a later one.',
  'publishing.noSuccessor': 'What is to replace this item is not published, or is this item itself.',
  'publishing.noReason': 'Please write the reason in this language.',
  'publishing.pinPast': 'The end has passed. Please choose a later one, or none.',
  'publishing.tooManyPins':
    '{maxPinnedItems} items of this section are pinned already. Please unpin one of them first.',
  'publishing.removed': 'The item was removed for good.',
  'publishing.noRevision': 'This item has no such revision.',
  'redirect.saved': 'The redirects are saved.',
  'redirect.long':
    'This address is too long: it may have {redirectCharacters} characters, and half as many in Arabic.',
  'redirect.from':
    'This is no old path. Please write it as it stands after the name of the site, e.g. /news/old.html.',
  'redirect.to':
    'Please write a path of this site, e.g. /tenders, or a full address that begins with https://.',
  'redirect.page': 'The site has a page at this path, which a redirect would never replace.',
  'redirect.loop': 'This leads back to where it began.',
  'redirect.chain':
    'This makes two redirects in a row. Please lead the old path to the last address at once.',
  'redirect.twice': 'This path stands twice in the list. Its first row was taken.',
  'redirect.full': 'There are {maxRedirects} redirects already. Please remove some of them first.',
  'redirect.encoding':
    'This file is not in UTF-8. Please save it from the spreadsheet as “CSV UTF-8” and choose it again.',
  'redirect.manyRows': 'This file has more than {maxRedirects} rows. Please divide it.',
  'redirect.empty':
    'This file holds no rows. Please put the old path into its first column and the target into the second.',
  'checks.started': 'The checks are running.',
  'media.notFound': 'This picture is not in the library.',
  'media.inUse':
    'This picture is still used, and was not deleted. Please take it out where it is used first.',
  'media.inHistory':
    'An earlier version in the history still shows this picture, so that it can be restored. It was not deleted.',
  'media.altTooLong': 'An alternative text has at most {alternativeTextCharacters} characters.',
  'media.altSaysNothing':
    'This does not describe the picture. Please write in a few words what is to be seen on it, or mark it as decorative.',
  'gallery.notHere': 'Items of this section have no gallery.',
  'gallery.notFound': 'The gallery of this item has no such picture.',
  'gallery.tooMany': 'A gallery has {maxGalleryPictures} pictures at most. Please remove one of them first.',
  'gallery.noPicture': 'Please choose a picture: a file, or one of the library.',
  'gallery.onePicture': 'Please choose either a file or a picture of the library, not both.',
  'gallery.decorativeWithText':
    'A decorative picture has no alternative text. Please write none, or do not mark the picture as decorative.',
  'gallery.decorative': 'Decorative is either true or false.',
  'gallery.captionTooLong': 'A caption has at most {captionCharacters} characters.',
  'gallery.position': 'The place of a picture is a whole number from 1 up.',
  'preview.noItem': 'One of these items does not exist any more.',
  'preview.noLink': 'This link has ended already.',
  'preview.tooMany': 'There are {maxPreviews} preview links. Please withdraw some of them first.',
  'preview.withdrawn': 'The link is withdrawn: it opens nothing any more.',
  'preview.gone':
    'This preview link is not valid, or not any more. Please ask whoever sent it for a new one.',
  'preview.deleted': 'This item has been deleted.',
  'preview.bar': 'Not published',
  'preview.until': 'This link is valid until {until}',
  'preview.language': 'Language of the preview',
  'preview.items': 'Items of this preview',
  'preview.itemOf': 'Item {number} of {items}',
  'preview.untitled': 'Without a title',
  'setting.host': 'Please write the host name alone, e.g. media.example.org.',
} as const;
