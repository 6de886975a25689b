export const en = {
  intro: 'Buyers get all of this with one purchase. Drag the products into order, or use the arrows.',
  empty: 'Nothing here yet. Add at least two products before you publish.',
  add: 'Add a product',
  addHelp: 'Search for it by title',
  takeOut: 'Remove “{title}”',
  takeOutHelp: 'People who have bought the bundle keep what you remove.',
  reaches: {
    one: 'Also give what I add to the {count} person who has the bundle',
    other: 'Also give what I add to all {count} people who have the bundle',
  },
  reachesHelp: 'Otherwise only new buyers get it. With many people, it takes a moment.',
  notSoldApart: 'Not sold separately',
  apart: 'Bought separately, its products cost {amount}.',
  save: 'Save changes',
}
