/** What an editor wants of a picture: to keep what is stored, to put a file in its place, or to remove it. */
export type ImageChoice =
  | { kind: 'kept' /** The name of a file that was chosen before the page was loaded anew. */; lost?: string }
  | { kind: 'chosen'; file: File }
  | { kind: 'removed' };

export const imageKept: ImageChoice = { kind: 'kept' };

/** Puts a choice into a form as the calls take it. */
export function appendImage(form: FormData, choice: ImageChoice): void {
  if (choice.kind === 'chosen') form.append('image', choice.file);
  if (choice.kind === 'removed') form.append('remove_image', '1');
}
