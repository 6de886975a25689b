import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Szkoła',
  deeds: {
    'PUT /home/settings/time-zone': 'Ustawienie strefy czasowej',
    'PUT /home/settings/refund-requests': 'Ustawienie czasu na prośbę o zwrot',
  },
} satisfies SameWords<typeof en>
