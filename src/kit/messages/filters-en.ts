export const en = {
  filters: 'Filters',
  filtersChosen: 'Filters ({count})',
}
