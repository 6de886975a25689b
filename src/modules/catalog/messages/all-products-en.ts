export const en = {
  all: 'All products',
  one: 'Product',
  newOne: 'New product',
  search: 'Search products',
  kind: 'Kind',
  anyKind: 'All',
  none: 'No products yet',
  noneText: 'Courses, live events, files and everything else that you sell is listed here.',
  noneFoundText: 'Try another word, or see all products.',
  showAll: 'Show all products',
  nextPage: 'Older products',
}
