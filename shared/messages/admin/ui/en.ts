/** Messages of the inputs for pictures and files, in English. */
export const en = {
  'image.title': 'Picture',
  'image.drop': 'Drop a picture here',
  'image.rules': 'JPEG, PNG, WebP, AVIF or HEIC, up to {fileMegabytes} MB',
  'file.recordingRules': 'MP3 or Ogg, up to {fileMegabytes} MB',
  'file.documentRules': 'PDF, up to {fileMegabytes} MB',
  'image.hint': 'Drag a picture here, paste it, or',
  'image.choose': 'Choose a picture',
  'image.fromLibrary': 'Chosen from the library; it is stored when you save.',
  'image.removeChoice': 'Undo the choice',
  'image.remove': 'Remove the picture',
  'image.removed': 'The picture is removed when you save.',
  'image.keep': 'Keep the picture',
  'image.preview': 'Preview of the picture',
  'image.noPreview': 'The browser cannot show this type; it can be saved all the same.',
  'image.small':
    'This picture has only {width} × {height} pixels, and pages show it in up to {shownWidth} × {shownHeight}. It can be saved, but it will look small or blurred: a larger one is better.',
  'image.wrongType': 'This is no picture: {name}',
  'image.lost': 'You had chosen a picture ({name}). A browser cannot keep files: please choose it again.',
} as const;
