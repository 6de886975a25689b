import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './picker-en.ts'

export const pl = {
  clear: 'Wyczyść „{label}”',
  searching: 'Szukam…',
  nothing: 'Nic nie znaleziono',
  failed: 'Nie udało się wczytać listy. Wpisz coś, aby spróbować ponownie.',
  found: { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' },
  foundFirst: {
    one: 'Pierwszy wynik',
    few: 'Pierwsze {count} wyniki',
    many: 'Pierwsze {count} wyników',
    other: 'Pierwsze {count} wyniku',
  },
} satisfies SameKeys<typeof en>
