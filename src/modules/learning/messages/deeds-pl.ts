import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /lecture/:id/watch': 'Oglądanie lekcji',
  'POST /lecture/:id/star': 'Dodanie lekcji do ulubionych lub jej wyjęcie',
  'POST /lecture/:id/complete': 'Oznaczenie lekcji jako ukończonej lub cofnięcie tego',
} satisfies SameKeys<typeof en>
