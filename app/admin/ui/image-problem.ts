import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';

/** For the file dialog; what is chosen in another way is checked by its content all the same. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** As much as the server takes. */
const largestBytes = 20 * 1024 * 1024;

/** How the four types begin (as Latin-1), and the photographs of some telephones, which the server does not take. */
const accepted = /^(\xFF\xD8\xFF|\x89PNG\r\n|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;
const phonePhoto = /^[^]{4}ftyp(hei[cfmsx]|hev[cmsx]|mi[fa]1|msf1)/;

/** Why a file will not be taken as a picture, known before it is sent; the server judges again. */
export async function imageProblem(file: File): Promise<AdminMessageKey | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (phonePhoto.test(head)) return 'image.phonePhoto';
  if (!accepted.test(head)) return 'image.wrongType';
  return file.size > largestBytes ? 'file.tooLarge' : undefined;
}
