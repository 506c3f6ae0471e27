/** The file of a replaced picture, and its variants, are named by the id of that picture and by their own content. */
const replacementName = /^images\/[0-9a-f]{16}-(?=[0-9a-f]{16}-\d+x\d+\.)/;

/** True for the path of a file that is shown in place of a picture, and of its variants. */
export function isReplacement(path: string): boolean {
  return replacementName.test(path);
}

/** The path that the same content has as a picture of its own. */
export function ownPath(path: string): string {
  return path.replace(replacementName, 'images/');
}
