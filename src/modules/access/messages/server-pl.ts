import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Dostępy',
  errors: {
    'access.already-has-access': 'Ten kursant ma już dostęp do tego produktu',
    'access.lasts-longer': 'Ten kursant ma już dostęp co najmniej do tego dnia',
  },
  deeds: {
    'POST /home/students/:id/access': 'Przyznanie dostępu kursantowi',
    'DELETE /home/students/:id/access/:productId': 'Cofnięcie dostępu kursantowi',
    'DELETE /home/grants/:grantId': 'Cofnięcie jednego z dostępów kursanta',
    'POST /home/grants/:grantId/extend': 'Przedłużenie dostępu kursantowi',
  },
  mails: {
    'ending.subject': 'Twój dostęp do „{title}” wkrótce się kończy',
    'ending.heading': 'Twój dostęp wkrótce się kończy',
    'ending.until': 'Dzień dobry, {name}. Masz dostęp do „{title}” w szkole {school} do {at}.',
    'ending.nothing-charged':
      'Dostęp nie przedłuży się sam i nic nie pobierzemy. Twoje notatki i postępy zachowamy na wypadek Twojego powrotu.',
    'revoked.subject': 'Twój dostęp do „{title}” się zakończył',
    'revoked.heading': 'Twój dostęp się zakończył',
    'revoked.text': 'Dzień dobry, {name}. Nie masz już dostępu do „{title}” w szkole {school}.',
    'revoked.reason': 'Powód: {reason}',
    'revoked.kept': 'Twoje notatki i postępy zachowamy. Jeśli to pomyłka, napisz do szkoły.',
    'ending.action': 'Zobacz produkt',
  },
} satisfies SameWords<typeof en>
