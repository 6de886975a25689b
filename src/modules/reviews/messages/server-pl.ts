import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Opinie',
  errors: {
    'reviews.already-written': 'Ten kurs ma już opinię tego kursanta',
    'reviews.author-no-student': 'W opinię można zmienić tylko komentarz kursanta',
    'reviews.held': 'Ten komentarz czeka na zatwierdzenie. Najpierw go zatwierdź.',
    'reviews.no-course': 'Ten komentarz nie dotyczy żadnego kursu',
  },
  deeds: {
    'POST /comments/:id/review': 'Zmiana komentarza w opinię',
    'DELETE /comments/:id/review': 'Cofnięcie zmiany komentarza w opinię',
    'POST /home/reviews/:id/approve': 'Zatwierdzenie opinii',
    'POST /home/reviews/:id/disapprove': 'Odrzucenie opinii',
    'POST /home/reviews/:id/reconsider': 'Cofnięcie decyzji o opinii',
    'PUT /home/settings/reviews': 'Zmiana tego, kiedy pokazywane są opinie',
  },
} satisfies SameWords<typeof en>
