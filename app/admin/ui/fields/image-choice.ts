/** The choice for a picture: keep the stored one, replace it by a file or by another stored one, or remove it. */
export type ImageChoice =
  | { kind: 'kept' /** The name of a file that was chosen before the page was reloaded. */; lost?: string }
  | { kind: 'chosen'; file: File }
  | { kind: 'stored'; image: string }
  | { kind: 'removed' };

export const unchangedImage: ImageChoice = { kind: 'kept' };

/** Appends a choice to a form as the calls expect it. */
export function appendImage(form: FormData, choice: ImageChoice): void {
  if (choice.kind === 'chosen') form.append('image', choice.file);
  if (choice.kind === 'stored') form.append('stored_image', choice.image);
  if (choice.kind === 'removed') form.append('remove_image', '1');
}
