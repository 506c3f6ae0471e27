/** Messages of the files of an item and of the pictures of its gallery, in English. */
export const en = {
  'itemFiles.dropChoice': 'Do not add {name}',
  'itemFiles.sent': 'Part that is sent',
  'itemFiles.sending': 'Sending…',
  'itemFiles.checking': 'Checking…',
  'itemFiles.up': 'Up',
  'itemFiles.down': 'Down',
  'itemFiles.replace': 'Replace',
  'itemFiles.remove': 'Remove',
  'itemFiles.removed': 'Removed: {name}',
  'itemFiles.changeFailed': 'That did not work. Nothing was changed: please try again.',
} as const;
