import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /comments': 'Napisanie komentarza',
  'DELETE /comments/:id': 'Usunięcie komentarza',
  'POST /comment/:id/replies': 'Odpowiedź na komentarz',
  'POST /comment/:id/reply': 'Odpowiedź na komentarz z obrazkiem',
  'DELETE /replies/:id': 'Usunięcie odpowiedzi',
} satisfies SameKeys<typeof en>
