/** What buyers read of a price that they choose. */
export const en = {
  note: 'You choose what to pay. Suggested: {amount}',
}
