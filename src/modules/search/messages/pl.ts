import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  open: 'Szukaj kursów',
  label: 'Czego chcesz się nauczyć?',
  help: 'Tytuł, autor albo słowo z opisu',
  searching: 'Szukam',
  found: {
    one: 'Znaleziono {count} kurs',
    few: 'Znaleziono {count} kursy',
    many: 'Znaleziono {count} kursów',
    other: 'Znaleziono {count} kursu',
  },
  nothing: 'Tym razem nic nie znaleziono. Spróbuj ponownie.',
  results: 'Znalezione kursy',
} satisfies SameKeys<typeof en>
