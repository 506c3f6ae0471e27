/** The id of a card's element. */
export function cardId({ id }: { id: number }): string {
  return `inbox-row-${id}`;
}

/** The list's own heading, where the focus goes when no card is left. */
export const headingId = 'inbox-heading';

export function focusCard(row: { id: number } | undefined): void {
  document.getElementById(row ? cardId(row) : headingId)?.focus();
}
