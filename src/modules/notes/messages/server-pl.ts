import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  errors: {
    'notes.export-too-soon': {
      one: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekund.',
      other: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
    },
  },
  export: {
    course: 'Kurs',
    lecture: 'Lekcja',
    moment: 'Moment',
    note: 'Notatka',
    link: 'Adres',
    writtenAt: 'Zapisano',
  },
} satisfies SameWords<typeof en>
