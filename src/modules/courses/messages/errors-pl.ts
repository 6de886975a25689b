import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'courses.too-many-sections': 'Kurs może mieć najwyżej {max} sekcji.',
  'courses.too-many-lectures': 'Kurs może mieć najwyżej {max} lekcji.',
  'validation.video-first': 'Lekcji nie można zapisać, zanim zacznie się przesyłanie filmu',
} satisfies SameKeys<typeof en>
