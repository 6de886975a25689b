import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /survey/:id': 'Wyświetlenie ankiety',
  'POST /survey/submit': 'Odpowiedź na ankietę',
  'POST /home/surveys': 'Utworzenie ankiety',
  'PUT /home/surveys/:id': 'Zmiana ankiety',
  'DELETE /home/surveys/:id': 'Usunięcie ankiety z odpowiedziami',
  'POST /home/surveys/:id/open': 'Otwarcie ankiety',
  'POST /home/surveys/:id/close': 'Zamknięcie ankiety',
} satisfies SameKeys<typeof en>
