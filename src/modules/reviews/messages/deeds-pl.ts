import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /comments/:id/review': 'Zmiana komentarza w opinię',
  'POST /home/reviews/:id/approve': 'Zatwierdzenie opinii',
  'POST /home/reviews/:id/disapprove': 'Odrzucenie opinii',
  'PUT /home/settings/reviews': 'Zmiana tego, kiedy pokazywane są opinie',
} satisfies SameKeys<typeof en>
