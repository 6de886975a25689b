import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'courses.too-many-sections': 'Kurs może mieć najwyżej {max} sekcji.',
  'courses.too-many-lectures': 'Kurs może mieć najwyżej {max} lekcji.',
  'courses.too-many-components': 'Lekcja może mieć najwyżej {max} elementów.',
  'validation.quiz-no-correct': 'Zaznacz co najmniej jedną poprawną odpowiedź',
  'validation.quiz-one-correct': 'Tu poprawna może być tylko jedna odpowiedź',
  'validation.video-first': 'Lekcji nie można zapisać, zanim zacznie się przesyłanie filmu',
} satisfies SameKeys<typeof en>
