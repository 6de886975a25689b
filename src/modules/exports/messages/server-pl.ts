import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Eksport danych',
  errors: {
    'exports.too-soon': {
      one: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekund.',
      other: 'Eksportować można raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
    },
    'exports.right-ended': 'Twoja rola nie pozwala już pobrać tej listy',
  },
  deeds: {
    'POST /home/exports': 'Wyeksportowano listę',
  },
} satisfies SameWords<typeof en>
