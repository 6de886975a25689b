import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './filters-en.ts'

export const pl: SameWords<typeof en> = {
  filters: 'Filtry',
  filtersChosen: 'Filtry ({count})',
}
