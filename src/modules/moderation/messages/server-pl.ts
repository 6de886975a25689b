import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Moderacja',
  errors: {
    'moderation.muted': 'W tej chwili nie możesz pisać. Powód: {reason}',
    'moderation.muted-until': 'Nie możesz pisać do {until}. Powód: {reason}',
    'moderation.too-fast': {
      one: 'Piszesz bardzo szybko. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Piszesz bardzo szybko. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Piszesz bardzo szybko. Spróbuj ponownie za {seconds} sekund.',
      other: 'Piszesz bardzo szybko. Spróbuj ponownie za {seconds} sekundy.',
    },
    'moderation.settled': 'Ktoś już się tym zajął.',
  },
  deeds: {
    'POST /home/moderation/:id/delete': 'Usunięcie zgłoszonej lub wstrzymanej treści',
    'POST /home/moderation/:id/dismiss': 'Odrzucenie zgłoszeń treści',
    'POST /home/moderation/hold': 'Wstrzymanie treści',
    'POST /home/moderation/:id/let-through': 'Zatwierdzenie wstrzymanej treści',
    'POST /home/students/:id/mute': 'Wyciszenie kursanta',
    'POST /home/students/:id/unmute': 'Cofnięcie wyciszenia kursanta',
  },
  alone: {
    'end-of-keeping': 'Usunięcie wpisów z tej listy sprzed dnia',
  },
} satisfies SameWords<typeof en>
