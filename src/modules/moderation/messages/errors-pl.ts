import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'moderation.muted': 'W tej chwili nie możesz pisać. Powód: {reason}',
  'moderation.muted-until': 'Nie możesz pisać do {until}. Powód: {reason}',
  'moderation.too-fast': {
    one: 'To było dużo jak na krótki czas. Napisz znowu za {seconds} sekundę.',
    few: 'To było dużo jak na krótki czas. Napisz znowu za {seconds} sekundy.',
    many: 'To było dużo jak na krótki czas. Napisz znowu za {seconds} sekund.',
    other: 'To było dużo jak na krótki czas. Napisz znowu za {seconds} sekundy.',
  },
  'moderation.settled': 'Ktoś już to rozstrzygnął.',
} satisfies SameKeys<typeof en>
