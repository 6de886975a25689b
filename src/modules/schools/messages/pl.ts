import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  timeZone: 'Strefa czasowa',
  timeZoneHelp: 'Według niej zaczyna się dzień i kończą promocje, w niej też pokazujemy wszystkie daty i godziny.',
  timeZoneNow: 'Jest tam teraz {time}.',
  refundDays: 'Przez ile dni można poprosić o zwrot',
  refundDaysHelp:
    'Liczone od dnia zakupu. O każdej prośbie decydujesz Ty. Przy 0 nikt nie może poprosić, a ustawowe prawo odstąpienia pozostaje.',
} satisfies SameKeys<typeof en>
