import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Lekcje',
  errors: {
    'learning.lecture-not-found': 'Nie znaleziono lekcji',
    'learning.lecture-not-available': 'Ta lekcja nie jest dostępna w wybranym wariancie',
  },
  deeds: {
    'POST /lecture/:id/watch': 'Oglądanie lekcji',
    'POST /lecture/:id/star': 'Dodanie lekcji do ulubionych lub usunięcie z nich',
    'POST /lecture/:id/complete': 'Oznaczenie lekcji jako ukończonej lub cofnięcie tego',
  },
} satisfies SameWords<typeof en>
