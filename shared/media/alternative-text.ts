/** Words that say no more than that there is a picture. */
const emptyWords = new Set(
  'image images photo photos photograph picture pictures pic img صورة صوره صور الصورة الصور'.split(' '),
);

const fileName = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg)$/i;

/** Names that cameras and telephones give: `IMG_2041`, `DSC-0007`, `20261122_101500`. */
const cameraName = /^(?:img|dscn?|dcim|pxl|mvimg|p|screenshot|whatsapp image)?[-_ ]?\d[\d_-]{3,}\S*$/i;

/** True for a text that describes nothing: a file's name, or the word for a picture alone. */
export function describesNothing(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return false;
  if (fileName.test(trimmed) || cameraName.test(trimmed)) return true;
  const words = trimmed.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => emptyWords.has(word));
}
