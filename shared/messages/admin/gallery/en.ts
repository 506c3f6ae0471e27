/** Messages of the gallery of an item, in its editor. */
export const en = {
  'gallery.title': 'Gallery',
  'gallery.lead':
    'Pictures and their texts count at once, without Save: visitors see them in this order as soon as the item is public.',
  'gallery.unsaved': 'Save the item first; then pictures can be added to it.',
  'gallery.loadFailed': 'The gallery could not be loaded',
  'gallery.drop': 'Drop pictures here',
  'gallery.hint': 'Drag pictures here, or',
  'gallery.choose': 'Choose pictures',
  'gallery.rules':
    'JPEG, PNG, WebP, AVIF or HEIC; up to {fileMegabytes} MB each, and {maxGalleryPictures} pictures in the gallery',
  'gallery.caption': 'Caption',
  'gallery.captionHint':
    'Every visitor sees it below the picture. A picture that speaks for itself needs none.',
  'gallery.caption.ar': 'Arabic caption',
  'gallery.caption.en': 'English caption',
  'gallery.add': 'Add the pictures',
  'gallery.addFailed': 'The picture could not be added. It is still chosen: please try again.',
  'gallery.nth': 'Picture {place}',
  'gallery.edit': 'Change the texts',
  'gallery.save': 'Save the texts',
  'gallery.replaced': 'The picture is replaced. Please check that its texts describe the new one.',
  'gallery.noCaption': 'No caption',
  'gallery.noCaption.ar': 'No Arabic caption',
  'gallery.noCaption.en': 'No English caption',
  'gallery.isDecorative': 'Decorative: without a description.',
  'gallery.noAlt': 'No description yet: those who do not see this picture cannot know what is on it.',
  'gallery.noAlt.ar': 'No Arabic description yet for those who do not see this picture.',
  'gallery.noAlt.en': 'No English description yet for those who do not see this picture.',
} as const;
