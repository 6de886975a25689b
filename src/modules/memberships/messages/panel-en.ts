export const en = {
  everything: 'Everything in the school',
  everythingHelp: 'All courses, downloads and communities on your site, and those you publish later.',
  chosen: 'What I choose',
  chosenHelp: 'Whole categories, including what you publish in them later, and single products.',
  kinds:
    'A membership can include courses, downloads and communities. Live events and consultations have limited places and are sold separately. What you hide from lists is included only if you choose it individually.',
  categories: 'Categories',
  product: 'Add a product',
  productHelp: 'Search for it by title',
  takeOut: 'Remove “{title}”',
  atOnce: {
    one: 'Changes apply immediately to the {count} member.',
    other: 'Changes apply immediately to all {count} members.',
  },
  preview: 'Included now',
  opensNothing: 'Nothing yet. Choose what to include, and save.',
  count: { one: '{count} product', other: '{count} products' },
  more: { one: 'and {count} more', other: 'and {count} more' },
  apart: 'Bought separately, what it includes now costs {amount}.',
  save: 'Save changes',
}
