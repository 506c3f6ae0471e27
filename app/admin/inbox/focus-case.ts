/** The id of the open message's element. */
export const caseId = 'inbox-case';

/** The list's own heading, where the focus goes when no message is left. */
export const headingId = 'inbox-heading';

/** The link of a row in the list. */
export function rowLinkId(id: number): string {
  return `inbox-row-${id}`;
}

export function focusById(id: string): void {
  document.getElementById(id)?.focus();
}
