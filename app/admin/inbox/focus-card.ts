/** Where a card can be found. */
export function cardId({ id }: { id: number }): string {
  return `inbox-row-${id}`;
}

/** The list's own heading, where the focus goes when there is no card to go to. */
export const headingId = 'inbox-heading';

export function focusCard(row: { id: number } | undefined): void {
  document.getElementById(row ? cardId(row) : headingId)?.focus();
}
