/** Of what a dialog was opened over, what the list holds by now; where it is in the list no more, or new, as it was. */
export const asItIsNow = <Item extends { id?: string }>(known: Item, list: readonly (Item & { id: string })[]): Item =>
  list.find(({ id }) => id === known.id) ?? known
